import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import type { TicketPage } from '../pages/ticket-page.server.ts'

const bringItems = ['card', 'id', 'medicines', 'records'] as const

/** What to take along, or for a visit from home what happens before it. */
export function Bring({ page: { isInPerson, instructions } }: { page: TicketPage }) {
  const { t } = useTranslation('booking')
  if (!isInPerson && !instructions) return null
  return (
    <section aria-labelledby="bring">
      <h2 id="bring" className="aside__title">
        {t(isInPerson ? 'bring.title' : 'bring.before')}
      </h2>
      {isInPerson && (
        <Facts>
          {bringItems.map((item) => (
            <Fact key={item} icon="check">
              {t(`bring.items.${item}`)}
            </Fact>
          ))}
        </Facts>
      )}
      {instructions && <p>{instructions}</p>}
    </section>
  )
}
