import { formatList } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { neighborsOf } from '#app/modules/complaints/neighbors.ts'
import type { SearchParams } from '#app/modules/directory/results/search-params.ts'
import { boroughIn } from '#app/modules/directory/search/reading/boroughs.ts'
import type { SearchResult, UnderstoodPart } from '#app/modules/directory/search/search-query.ts'
import type { Wished } from './search-as-wished.server.ts'

/** How a text was read, for the page: parts that can be taken off, each with the search that remains without it. */
export type Reading = {
  parts: { label: string; without: SearchParams }[]
  isSentence: boolean
  /** Wishes that nobody fits together with the others, in the words of the visitor. */
  givenUp: string[]
  /** What is given up is a day or hours, and nothing else. */
  isDayMissed: boolean
  /** Words that did nothing, as typed. */
  unused: string[]
  /** Other kinds of doctor that see such things. */
  neighbors: { label: string; slug: string }[]
}

type Row = { id: string; slug: string; name: Record<Locale, string> }

const mostNamed = 2
const mostNeighbors = 3

const flagKeys = {
  f: 'filter.genderF',
  m: 'filter.genderM',
  weekend: 'filter.weekend',
  evening: 'filter.evening',
  acceptingNew: 'filter.acceptingNew',
  telehealth: 'filter.telehealth',
  wheelchair: 'filter.wheelchair',
  chinese: 'results.speaksChinese',
} as const

type Part = Reading['parts'][number]
type Sentence = NonNullable<SearchResult['sentence']>
/** The search that remains with other words. */
type Without = (words: string) => SearchParams

/** Parts that the words name. Two words for one thing (没有保险, 没身份) are one part; it is taken off with the first of them. */
function namedParts(
  meant: readonly UnderstoodPart[],
  labelOf: ReadonlyMap<string, string>,
  without: Without,
  locale: Locale,
): Part[] {
  const t = translator(locale, 'directory')
  const labelOfPart = ({ id, text }: UnderstoodPart) => {
    const borough = id === null ? null : boroughIn(id)
    if (borough !== null) return t(`location.borough.${borough as 'queens'}`)
    if (id !== null && id in flagKeys) return t(flagKeys[id as keyof typeof flagKeys])
    return (id && labelOf.get(id)) || text
  }
  const named = meant.map((part) => ({ label: labelOfPart(part), without: without(part.rest) }))
  return named.filter(({ label }, index) => index === named.findIndex((other) => other.label === label))
}

/** Wishes that the list itself answers: who is near, who has time on a day or within hours. */
function wishParts({ near, day, hours }: Wished, without: Without, locale: Locale): Part[] {
  const t = translator(locale, 'directory')
  const dayLabel = (wish: NonNullable<Wished['day']>) => {
    const label = t(`filter.openWithin.${wish.day}`)
    return wish.part ? t('filter.dayAndHours', { day: label, hours: t(`filter.hours.${wish.part}`) }) : label
  }
  return [
    ...(near ? [{ label: t('filter.nearPoint'), without: without(near.rest) }] : []),
    ...(day ? [{ label: dayLabel(day), without: without(day.rest) }] : []),
    ...(hours ? [{ label: t(`filter.${hours.part}`), without: without(hours.rest) }] : []),
  ]
}

/** What a sentence tells of a complaint, and the kinds of doctor it leads to; none where the words name a kind themselves. */
function toldLabel(
  sentence: Sentence,
  meant: readonly UnderstoodPart[],
  text: string,
  specialties: readonly Row[],
  locale: Locale,
): string | null {
  const leadsTo = namesOf(sentence.specialtyIds.slice(0, mostNamed), specialties).map(({ name }) => name[locale])
  const labels = sentence.labels.map((label) => label[locale])
  const isNamed = meant.some(({ kind }) => kind === 'specialty' || kind === 'symptom')
  if (leadsTo.length === 0 || (labels.length === 0 && isNamed)) return null
  // A kind that is named stands beside it as a part of its own.
  if (meant.some(({ kind }) => kind === 'specialty')) return formatList(labels, locale)
  return translator(locale, 'directory')('results.leadsTo', {
    complaint: labels.length > 0 ? formatList(labels, locale) : text.slice(0, 20),
    specialties: formatList(leadsTo, locale),
  })
}

const namesOf = (ids: readonly string[], specialties: readonly Row[]): Row[] =>
  ids.flatMap((id) => specialties.find((row) => row.id === id) ?? [])

/** Kinds of doctor that a sentence leads to besides. */
function neighborsIn({ specialtyIds }: Sentence, specialties: readonly Row[], locale: Locale): Reading['neighbors'] {
  if (specialtyIds.length === 0) return []
  const others = [...specialtyIds.slice(mostNamed), ...neighborsOf(specialtyIds)]
  return namesOf(others.slice(0, mostNeighbors), specialties).map(({ name, slug }) => ({ label: name[locale], slug }))
}

export function readingOf(
  { total, meant, sentence, unused: passedOver }: Pick<SearchResult, 'total' | 'meant' | 'sentence' | 'unused'>,
  params: SearchParams,
  locale: Locale,
  { specialties }: { specialties: readonly Row[] },
  labelOf: ReadonlyMap<string, string>,
  asked: Wished,
): Reading | null {
  const without: Without = (q) => ({ ...params, q, page: 1 })
  // A complaint of the vocabulary is said by what the sentence tells.
  const shown = meant.filter(({ kind }) => !sentence || kind !== 'symptom' || sentence.labels.length === 0)
  const ofList = wishParts(asked, without, locale)
  const parts = [...namedParts(shown, labelOf, without, locale), ...ofList]
  // Where nobody is found, the page says what each word keeps away.
  const unused = total > 0 ? passedOver.filter((words) => !asked.words.some((own) => own.includes(words))) : []
  const { givenUp } = asked
  if (!sentence) {
    const isPlain =
      ofList.length + givenUp.length === 0 &&
      parts.length < 2 &&
      meant.every(({ kind }) => kind !== 'gender' && kind !== 'flag')
    if (isPlain && unused.length === 0) return null
    const own = { parts: isPlain ? [] : parts, givenUp, isDayMissed: givenUp.length > 0, unused }
    return { ...own, isSentence: false, neighbors: [] }
  }
  const told = toldLabel(sentence, meant, params.q, specialties, locale)
  return {
    parts: [...(told === null ? [] : [{ label: told, without: without(sentence.rest) }]), ...parts],
    isSentence: told !== null,
    givenUp: [...sentence.givenUp, ...givenUp],
    isDayMissed: false,
    unused,
    neighbors: neighborsIn(sentence, specialties, locale),
  }
}
