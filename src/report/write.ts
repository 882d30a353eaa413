import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Verdicts } from '../judge/verdicts.generated'
import { renderHtml } from './html'
import { renderJunit } from './junit'
import { renderMarkdown } from './markdown'
import { titleOf } from './select'

/** What a report consists of. verdicts.json is the result; the others say it to different readers. */
export const reportFiles = (v: Verdicts): Record<string, string> => {
  const markdown = renderMarkdown(v)
  return {
    'verdicts.json': `${JSON.stringify(v, null, 2)}\n`,
    'report.md': markdown,
    'report.html': renderHtml(markdown, titleOf(v)),
    'junit.xml': renderJunit(v),
  }
}

/**
 * Writes all reports into `dir` and returns their paths. Each is written under another name and renamed when
 * all are whole, verdicts.json last: where it is new, the others are.
 */
export const writeReports = (v: Verdicts, dir: string): string[] => {
  fs.mkdirSync(dir, { recursive: true })
  const files = Object.entries(reportFiles(v)).map(([name, content]) => ({
    final: path.join(dir, name),
    temporary: path.join(dir, `.${name}.${randomUUID()}.tmp`),
    content,
  }))
  try {
    for (const { temporary, content } of files) writeThrough(temporary, content)
    for (const { temporary, final } of [...files].reverse()) fs.renameSync(temporary, final)
  } finally {
    for (const { temporary } of files) fs.rmSync(temporary, { force: true })
  }
  return files.map(({ final }) => final)
}

/** On the disk before it is renamed; a name that exists already is refused. */
const writeThrough = (file: string, content: string): void => {
  const fd = fs.openSync(file, 'wx')
  try {
    fs.writeFileSync(fd, content)
    fs.fsyncSync(fd)
  } finally {
    fs.closeSync(fd)
  }
}
