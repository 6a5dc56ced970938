import type { Player } from './player.ts'
import type { Timing } from './measure.ts'

type Timings = ReadonlyMap<string, ReadonlyMap<string, Timing>>
type Recalls = ReadonlyMap<string, ReadonlyMap<string, number | null>>
/** Bytes by engine. */
export type Footprint = { disk: ReadonlyMap<string, number | null>; memory: ReadonlyMap<string, number> }

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[][]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row), ''].join('\n')
const ms = (value: number) =>
  value < 1 ? value.toFixed(3) : value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US')
const ratio = (value: number) =>
  value >= 0.1 ? value.toFixed(2) : `1/${Math.round(1 / value).toLocaleString('en-US')}`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** Milliseconds: the median question, and the worst in brackets. ≠ marks answers that are not the same as ours. */
export function speedTable(engines: readonly Player[], timings: Timings): string {
  const cell = (timing: Timing | undefined) =>
    timing
      ? `${ms(timing.median)} (${ms(timing.worst)})${timing.agrees === false ? ' ≠' : ''}${timing.rounds < 15 ? ` ${timing.rounds} rounds` : ''}`
      : '–'
  const kinds = [...timings.keys()]
  return `Milliseconds of a question, median (worst):\n\n${table(
    ['engine', ...kinds],
    engines.map(({ name }) => [name, ...kinds.map((kind) => cell(timings.get(kind)!.get(name)))]),
  )}`
}

export function recallTable(engines: readonly Player[], recalls: Recalls): string {
  const kinds = [...recalls.keys()]
  const cell = (value: number | null | undefined) => (value == null ? '–' : value.toFixed(2))
  return `Recall in the first 20:\n\n${table(
    ['engine', ...kinds],
    engines.map(({ name }) => [name, ...kinds.map((kind) => cell(recalls.get(kind)!.get(name)))]),
  )}`
}

/** The goals P1–P6 by what was measured. A rival whose answers differ does not count, nor does one that was left out. */
export function goals(timings: Timings, recalls: Recalls, { disk, memory }: Footprint): string {
  const time = (kind: string, engine: string) => {
    const timing = timings.get(kind)?.get(engine)
    return timing && timing.agrees !== false ? timing.median : null
  }
  const kinds = [...timings.keys()]
  const worst = (engine: string) => Math.max(...kinds.map((kind) => time(kind, engine) ?? 0))
  const against = (engine: string) => {
    const ratios = kinds.flatMap((kind) => {
      const theirs = time(kind, engine)
      return theirs === null ? [] : [{ kind, ratio: time(kind, 'ours')! / theirs }]
    })
    return ratios.sort((a, b) => b.ratio - a.ratio)
  }
  const rows: string[][] = []
  const add = (goal: string, text: string, target: string, met: boolean | null) =>
    rows.push([goal, text, target, met === null ? '–' : met ? 'yes' : 'no'])
  if (worst('FTS5 + SQL facets') > 0) {
    const value = worst('ours') / worst('FTS5 + SQL facets')
    add('P1', `worst class ÷ worst class of FTS5 + SQL facets: ${ratio(value)}`, '≤ 1/500 (at 1M)', value <= 1 / 500)
  }
  const [slowestPg] = against('pg_trgm')
  if (slowestPg) {
    const value = worst('ours') / worst('pg_trgm')
    add(
      'P2',
      `worst class ÷ worst class of pg_trgm: ${ratio(value)}; nearest class (${slowestPg.kind}): ${ratio(slowestPg.ratio)}`,
      '≤ 1/300; ≤ 1',
      value <= 1 / 300 && slowestPg.ratio <= 1,
    )
  } else add('P2', 'no PostgreSQL server', '≤ 1/300; ≤ 1', null)
  const [slowestScan] = against('typed-array scan')
  if (slowestScan)
    add(
      'P3',
      `÷ typed-array scan, nearest class (${slowestScan.kind}): ${ratio(slowestScan.ratio)}`,
      '≤ 0.15',
      slowestScan.ratio <= 0.15,
    )
  const tail = worst('ours') / time('exact name', 'ours')!
  add('P4', `slowest class ÷ exact name: ${tail.toFixed(1)}`, '≤ 40', tail <= 40)
  const shares = [...recalls].map(([kind, row]) => {
    const best = Math.max(0, ...[...row].filter(([name]) => name !== 'ours').map(([, value]) => value ?? 0))
    return { kind, value: best === 0 ? ((row.get('ours') ?? 0) > 0 ? Infinity : 1) : (row.get('ours') ?? 0) / best }
  })
  const least = shares.sort((a, b) => a.value - b.value)[0]!
  add('P5', `recall ÷ best rival, worst class (${least.kind}): ${least.value.toFixed(2)}`, '≥ 1.0', least.value >= 1)
  const [own, mini] = [memory.get('ours'), memory.get('MiniSearch')]
  if (own && mini)
    add(
      'P6',
      `memory held (not RSS) ${megabytes(own)} ÷ MiniSearch ${megabytes(mini)}: ${ratio(own / mini)}`,
      '≤ 1/15',
      own / mini <= 1 / 15,
    )
  const [ourDisk, trigram] = [disk.get('ours'), disk.get('FTS5 trigram')]
  if (ourDisk && trigram)
    add(
      'P6',
      `disk ${megabytes(ourDisk)} ÷ FTS5 trigram ${megabytes(trigram)}: ${ratio(ourDisk / trigram)}`,
      '≤ 1/10',
      ourDisk / trigram <= 1 / 10,
    )
  const others = [...disk].filter(([, bytes]) => bytes !== null).map(([name, bytes]) => `${name} ${megabytes(bytes!)}`)
  return `${table(['goal', 'measured', 'target', 'met'], rows)}\nDisk: ${others.join(', ')}.\n`
}
