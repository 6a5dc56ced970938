import { type ImportCounts, matchedCount } from './counts.ts'

type ProgressState = {
  bytesDone: number
  /** Byte at which this process began: a resumed run has not read what lies before. */
  startedAt: number
  size: number
  elapsedMs: number
  /** Rows this process has read. */
  rows: number
}

const barWidth = 24

/** `[#######-----------------]  29 %  1,204,000 rows  152,300 rows/s  0:41 left` */
export function progressLine({ bytesDone, startedAt, size, elapsedMs, rows }: ProgressState): string {
  const share = size === 0 ? 1 : Math.min(1, bytesDone / size)
  const filled = Math.floor(share * barWidth)
  const bar = '#'.repeat(filled) + '-'.repeat(barWidth - filled)
  const seconds = Math.max(elapsedMs, 1) / 1000
  const bytesPerSecond = (bytesDone - startedAt) / seconds
  const left = bytesPerSecond > 0 ? `${clock((size - bytesDone) / bytesPerSecond)} left` : 'time left unknown'
  const percent = `${Math.floor(share * 100)}`.padStart(3)
  return `[${bar}] ${percent} %  ${thousands(rows)} rows  ${thousands(Math.round(rows / seconds))} rows/s  ${left}`
}

/** The last words of an import, a line each. */
export function summaryLines(counts: ImportCounts): string[] {
  const lines: [label: string, count: number, note?: string][] = [
    ['read', counts.read],
    ['matched', matchedCount(counts), 'rows of the states asked for that can be used'],
    ['created', counts.created],
    ['updated', counts.updated],
    ['unchanged', counts.unchanged],
    ['kept', counts.kept, 'a person entered or edited the record; what was edited stays'],
    ['retired', counts.retired],
    ['outside', counts.outside, 'of other states or countries'],
    ['not ours', counts.unknown, 'deactivated numbers that we have no record of'],
    ['rejected', counts.rejected],
    ['unmapped', counts.unmapped, 'practitioners without one of our specialties; imported, never listed'],
    ['facilities', counts.facilities, 'made from practice addresses'],
  ]
  return lines.map(
    ([label, count, note]) => `${label.padEnd(10)}${thousands(count).padStart(12)}${note ? `   ${note}` : ''}`,
  )
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds)
  const minutes = Math.floor(whole / 60)
  const hours = Math.floor(minutes / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

const thousands = (value: number): string => value.toLocaleString('en-US')
