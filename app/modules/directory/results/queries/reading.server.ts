import { formatList } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { neighborsOf } from '#app/modules/complaints/neighbors.ts'
import type { ListWishes } from '#app/modules/directory/results/list-wishes.ts'
import type { SearchParams } from '#app/modules/directory/results/search-params.ts'
import { boroughIn } from '#app/modules/directory/search/reading/boroughs.ts'
import type { SearchResult, UnderstoodPart } from '#app/modules/directory/search/search-query.ts'

/** How a text was read, for the page: parts that can be taken off, each with the search that remains without it. */
export type Reading = {
  parts: { label: string; without: SearchParams }[]
  isSentence: boolean
  /** Wishes that nobody fits together with the others, in the words of the visitor. */
  givenUp: string[]
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

export function readingOf(
  { meant, sentence }: Pick<SearchResult, 'meant' | 'sentence'>,
  params: SearchParams,
  locale: Locale,
  { specialties }: { specialties: readonly Row[] },
  labelOf: ReadonlyMap<string, string>,
  asked: ListWishes & { isDayGivenUp: boolean },
): Reading | null {
  const t = translator(locale, 'directory')
  const labelOfPart = ({ id, text }: UnderstoodPart) => {
    const borough = id === null ? null : boroughIn(id)
    if (borough !== null) return t(`location.borough.${borough as 'queens'}`)
    if (id !== null && id in flagKeys) return t(flagKeys[id as keyof typeof flagKeys])
    return (id && labelOf.get(id)) || text
  }
  const without = (q: string): SearchParams => ({ ...params, q, page: 1 })
  // A complaint of the vocabulary is said by what the sentence tells.
  const shown = meant.filter(({ kind }) => !sentence || kind !== 'symptom' || sentence.labels.length === 0)
  const named = shown.map((part) => ({ label: labelOfPart(part), without: without(part.rest) }))
  // Two words for one thing (没有保险, 没身份) are one part; it is taken off with the first of them.
  const ofList = [
    ...(asked.near ? [{ label: t('filter.nearPoint'), without: without(asked.near.rest) }] : []),
    ...(asked.day
      ? [
          {
            label: t(asked.day.day === 'today' ? 'filter.dayToday' : 'filter.dayThree'),
            without: without(asked.day.rest),
          },
        ]
      : []),
  ]
  const parts = [
    ...named.filter(({ label }, index) => index === named.findIndex((other) => other.label === label)),
    ...ofList,
  ]
  const dayGivenUp = asked.isDayGivenUp && asked.day ? [asked.day.words] : []
  if (!sentence) {
    const isPlain =
      ofList.length === 0 && parts.length < 2 && meant.every(({ kind }) => kind !== 'gender' && kind !== 'flag')
    return isPlain ? null : { parts, isSentence: false, givenUp: dayGivenUp, neighbors: [] }
  }
  const nameOf = (id: string) => specialties.find((row) => row.id === id)
  const leadsTo = sentence.specialtyIds.slice(0, mostNamed).flatMap((id) => nameOf(id)?.name[locale] ?? [])
  const labels = sentence.labels.map((label) => label[locale])
  const told =
    leadsTo.length > 0 && (labels.length > 0 || meant.every(({ kind }) => kind !== 'specialty' && kind !== 'symptom'))
      ? [
          {
            label: t('results.leadsTo', {
              complaint: labels.length > 0 ? formatList(labels, locale) : params.q.slice(0, 20),
              specialties: formatList(leadsTo, locale),
            }),
            without: without(sentence.rest),
          },
        ]
      : []
  const others = [...sentence.specialtyIds.slice(mostNamed), ...neighborsOf(sentence.specialtyIds)]
  return {
    parts: [...told, ...parts],
    isSentence: told.length > 0,
    givenUp: [...sentence.givenUp, ...dayGivenUp],
    neighbors:
      sentence.specialtyIds.length === 0
        ? []
        : others
            .slice(0, mostNeighbors)
            .flatMap((id) => nameOf(id) ?? [])
            .map(({ name, slug }) => ({ label: name[locale], slug })),
  }
}
