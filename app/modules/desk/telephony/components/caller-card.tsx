import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import type { Caller } from '../queries/callers.server.ts'

/** A caller's number and who of the clinic's patients it is known from, each with their next visit. */
export function CallerCard({ number, people }: { number: string | null; people: readonly Caller[] }) {
  const { t } = useTranslation('telephony')
  return (
    <>
      {number === null ? <span className="muted">{t('caller.withheld')}</span> : <PhoneLink number={number} />}
      {people.map(({ id, main, other, birthYear, next }) => (
        <span key={id} className="t__second">
          <Link to={paths.deskPatient(id)}>{main}</Link>
          {other && ` ${other}`}
          {birthYear && <span className="muted"> {birthYear}</span>}
          {next && (
            <>
              {' · '}
              <Link to={paths.deskVisit(next.id)}>{t('caller.next', { when: next.when, doctor: next.doctor })}</Link>
            </>
          )}
        </span>
      ))}
      {number !== null && people.length === 0 && <span className="t__second muted">{t('caller.unknown')}</span>}
    </>
  )
}
