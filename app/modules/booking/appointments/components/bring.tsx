import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import type { TicketPage } from '../pages/ticket-page.server.ts'

/** What to take along, or for a visit from home what happens before it. */
export function Bring({ page: { away, toBring, instructions } }: { page: TicketPage }) {
  const { t } = useTranslation('booking')
  if (away !== null && !instructions) return null
  return (
    <section aria-labelledby="bring">
      <h2 id="bring" className="aside__title">
        {t(away === null ? 'bring.title' : 'bring.before')}
      </h2>
      {toBring.length > 0 && (
        <Facts>
          {toBring.map((item) => (
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
