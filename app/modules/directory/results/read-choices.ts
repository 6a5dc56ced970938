import type { SearchResult, UnderstoodPart } from '../search/search-query.ts'
import type { Vocabulary } from './result-filters.ts'
import type { SearchParams } from './search-params.ts'

/** Choices of the filter panel that the words have made already, and the words that are none of them. */
export type ReadChoices = Readonly<Record<'lang' | 'plan' | 'specialty', string[]>> & { rest: string; count: number }

type Choice = { name: 'lang' | 'plan' | 'specialty'; value: string; part: UnderstoodPart }

const names = { language: 'lang', plan: 'plan', specialty: 'specialty' } as const
const lists = { lang: ['language'], plan: ['planGroup', 'plan'], specialty: ['specialty'] } as const

function choiceOf(part: UnderstoodPart, vocabulary: Vocabulary): Choice[] {
  const name = names[part.kind as keyof typeof names]
  if (name === undefined || !part.isCertain) return []
  const word = lists[name].flatMap((list) => vocabulary[list]).find(({ id }) => id === part.id)
  return word ? [{ name, value: word.value, part }] : []
}

/** Without some of its parts; null where one cannot be told from the others any more. */
function restOf([first, ...others]: readonly Choice[]): string | null {
  let rest = first!.part.rest
  for (const { part } of others) {
    if (!rest.includes(part.text)) return null
    rest = rest.replace(part.text, ' ')
  }
  return rest.replace(/\s+/g, ' ').trim()
}

/**
 * What the words were read as for certain, to be ticked in the panel: sent with it, the choice stands in the address instead of the
 * words, so that it can be taken off like any other. Words for two languages ask for both where two choices ask for either, and a
 * specialty beside a complaint is no choice of its own: these stay words.
 */
export function readChoices(
  found: Pick<SearchResult, 'meant' | 'understood' | 'sentence'>,
  params: SearchParams,
  vocabulary: Vocabulary,
  { hasWishes, isSpecialtyFixed }: { hasWishes: boolean; isSpecialtyFixed: boolean },
): ReadChoices {
  const none: ReadChoices = { lang: [], plan: [], specialty: [], rest: params.q, count: 0 }
  if (found.sentence && found.sentence.givenUp.length > 0) return none
  const isComplaint = found.sentence !== null || found.meant.some(({ kind }) => kind === 'symptom')
  const told = found.meant.flatMap((part) => choiceOf(part, vocabulary))
  const choices = told.filter(({ name }) => {
    const isAlone = params[name].length === 0 && told.filter((other) => other.name === name).length === 1
    return isAlone && (name !== 'specialty' || (!isComplaint && !isSpecialtyFixed))
  })
  if (choices.length === 0) return none
  const isAll = !hasWishes && found.understood.length === choices.length
  const rest = isAll ? '' : restOf(choices)
  if (rest === null) return none
  const valuesOf = (name: Choice['name']) => choices.filter((each) => each.name === name).map(({ value }) => value)
  return {
    lang: valuesOf('lang'),
    plan: valuesOf('plan'),
    specialty: valuesOf('specialty'),
    rest,
    count: choices.length,
  }
}
