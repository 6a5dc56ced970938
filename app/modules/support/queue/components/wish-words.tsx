import { useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { Wish } from '../queries/wishes.server.ts'

const visitTimes = ['weekday_morning', 'weekday_afternoon', 'evening', 'weekend'] as const
const relations = ['self', 'parent', 'child', 'partner', 'other'] as const
const topics = ['care', 'booking', 'technical', 'billing', 'complaint', 'privacy', 'other'] as const
const partnerKinds = ['lab', 'imaging', 'pharmacy', 'insurer', 'association', 'other'] as const

/** The words of choices that the forms themselves offer; what they do not know is left out. */
function useFormWords(): (wish: Wish) => string {
  const { t } = useTranslation('contact')
  const locale = useLocale()
  return ({ key, ids, name }) => {
    if (name !== null) return name
    const known = <Id extends string>(all: readonly Id[], word: (id: Id) => string) =>
      formatList(all.filter((each) => ids.includes(each)).map(word), locale)
    if (key === 'times') return known(visitTimes, (id) => t(`concierge.timeOptions.${id}`))
    if (key === 'relation') return known(relations, (id) => t(`concierge.relations.${id}`))
    if (key === 'topic') return known(topics, (id) => t(`contact.topics.${id}`))
    if (key === 'kind') return known(partnerKinds, (id) => t(`partner.kinds.${id}`))
    return key === 'request' ? ids.join(' ') : ''
  }
}

const keys = ['specialty', 'area', 'plan', 'language', 'times', 'relation', 'topic', 'kind', 'request'] as const

/** What the customer chose in a form, as pairs. */
export function WishPairs({ wishes }: { wishes: readonly Wish[] }) {
  const { t } = useTranslation('support')
  const wordsOf = useFormWords()
  const shown = wishes.flatMap((wish) => {
    const key = keys.find((each) => each === wish.key)
    const words = wordsOf(wish)
    return key && words ? [{ key, words }] : []
  })
  if (shown.length === 0) return null
  return (
    <dl className="pairs">
      {shown.map(({ key, words }) => (
        <div key={key}>
          <dt>{t(`ticket.wishes.${key}`)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
