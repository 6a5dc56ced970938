import { useTranslation } from 'react-i18next'
import type { Undelivered } from '#app/modules/desk/queries/undelivered.server.ts'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { Tag } from '#app/ui/tag.tsx'

/** Who has not been told something about a visit, and by which number they can be called. Nothing where everybody has been. */
export function UndeliveredList({ undelivered }: { undelivered: readonly Undelivered[] }) {
  const { t } = useTranslation('desk')
  if (undelivered.length === 0) return null
  return (
    <section className="panel stack stack--sm" aria-labelledby="undelivered">
      <h2 id="undelivered" className="board__title">
        {t('undelivered.title')}
      </h2>
      <p className="muted">{t('undelivered.lead')}</p>
      <ul className="undelivered">
        {undelivered.map(({ visit: { id, dateWords, time, patient }, channels }) => (
          <li key={id} className="row">
            {dateWords && (
              <b className="num">
                {dateWords} {time}
              </b>
            )}
            <Link to={paths.deskVisit(id)}>{patient.main}</Link>
            {channels.map((channel) => (
              <Tag key={channel} tone="bad">
                {t(`undelivered.${channel}`)}
              </Tag>
            ))}
            {patient.phone && <PhoneLink number={patient.phone} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
