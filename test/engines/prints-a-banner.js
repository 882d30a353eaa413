process.stdout.write('Acme Baccarat 3.1, all rights reserved\n')
require('./honest')
