import type { Corpus } from './corpus.ts'
import type { Player } from './player.ts'
import type { BenchQuery, RecallClass, SpeedClass } from './queries.ts'

export const rounds = 15
/** A question that takes longer than this (ms) is asked in fewer rounds; the report says so. */
const slowMs = 1_500
const slowRounds = 5

export type Timing = { median: number; worst: number; rounds: number; agrees: boolean | null }

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * Asks every engine every question in turn, round after round (A B A B …): the median of a question's rounds, then over
 * the questions the median and the worst. Answers are compared first; a speed with another answer does not count.
 */
export async function measureClass(
  kind: SpeedClass,
  engines: readonly Player[],
  queries: readonly BenchQuery[],
): Promise<Map<string, Timing>> {
  const able = engines.filter((engine) => engine.answers(kind))
  const medians = new Map(able.map((engine) => [engine.name, [] as number[]]))
  const agrees = new Map<string, boolean>(able.map((engine) => [engine.name, true]))
  const fewest = new Map(able.map((engine) => [engine.name, rounds]))
  for (const engine of able) await engine.warmUp(queries)
  for (const query of queries) {
    const [reference, ...others] = await Promise.all(
      able.map(async (engine) => ({ name: engine.name, print: (await engine.ask(query)).print })),
    )
    for (const { name, print } of others) if (kind !== 'typo' && print !== reference!.print) agrees.set(name, false)
    const times = new Map(able.map((engine) => [engine.name, [] as number[]]))
    for (let round = 0; round < rounds; round++) {
      for (const engine of able) {
        const own = times.get(engine.name)!
        if (round >= slowRounds && median(own) > slowMs) continue
        own.push((await engine.ask(query)).ms)
      }
    }
    for (const [name, own] of times) {
      medians.get(name)!.push(median(own))
      fewest.set(name, Math.min(fewest.get(name)!, own.length))
    }
  }
  return new Map(
    able.map(({ name }) => {
      const own = medians.get(name)!
      return [
        name,
        {
          median: median(own),
          worst: Math.max(...own),
          rounds: fewest.get(name)!,
          agrees: kind === 'typo' ? null : agrees.get(name)!,
        },
      ]
    }),
  )
}

/** The share of questions whose first twenty answers hold the target (for a specialty: the share of the twenty that have it). */
export async function measureRecall(
  kind: RecallClass,
  engine: Player,
  queries: readonly BenchQuery[],
  corpus: Corpus,
): Promise<number | null> {
  if (!engine.answers(kind)) return null
  let sum = 0
  for (const query of queries) {
    const { top } = await engine.ask(query)
    const found = top.map((rank) => corpus.at(rank))
    if (query.targetSpecialty)
      sum +=
        found.length === 0
          ? 0
          : found.filter(({ document }) => document.specialtyIds.includes(query.targetSpecialty!)).length / found.length
    else if (found.some(({ han }) => han === query.target)) sum++
  }
  return sum / queries.length
}
