import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatInstantClock, formatLongDate, formatPhone } from '#app/core/format/format.ts'
import { ReasonForm } from '#app/modules/accounts/break-glass/components/reason-form.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { OverseenVisit } from '../pages/visit-page.server.ts'

type Rows = readonly (readonly [label: string, value: string | null])[]

/** Labels and values; what is not known is left out. */
function Facts({ rows }: { rows: Rows }) {
  return (
    <dl className="overseen-facts">
      {rows
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

const bothNames = ({ nameEn, nameZh }: { nameEn: string; nameZh: string | null }) =>
  [nameZh, nameEn].filter(Boolean).join(' ')

/** Whom the visit is of and why; the page has it only while a grant runs. */
function OpenedCard({ opened, grant }: { opened: NonNullable<OverseenVisit['opened']>; grant: { expiresAt: number } }) {
  const { t } = useTranslation('oversight')
  const locale = useLocale()
  const { patient, booker, reason } = opened
  const phoneOf = (phone: string | null) => phone && formatPhone(phone)
  const until = formatInstantClock(grant.expiresAt, newYork, locale)
  return (
    <Card as="section" className="stack stack--sm" labelledBy="patient">
      <h2 id="patient">{t('visit.patient')}</h2>
      <Banner tone="warning">
        {t('visit.openUntil', { time: until })} <Link to={paths.adminGrants()}>{t('visit.grants')}</Link>
      </Banner>
      <Facts
        rows={[
          [t('visit.name'), bothNames(patient)],
          [t('visit.birthDate'), patient.birthDate],
          [t('visit.phone'), phoneOf(patient.phone)],
          [t('visit.email'), patient.email],
          [t('visit.wechat'), patient.wechat],
          [t('visit.booker'), booker && bothNames(booker)],
          [t('visit.bookerPhone'), booker && phoneOf(booker.phone)],
          [t('visit.reason'), reason],
        ]}
      />
    </Card>
  )
}

function AskCard({ page: { visit, ask }, answer }: { page: OverseenVisit; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('oversight')
  const { t: say } = useTranslation('admin')
  return (
    <Card as="section" className="stack stack--sm" labelledBy="ask">
      <h2 id="ask">{t('visit.ask')}</h2>
      <p>{t('visit.masked')}</p>
      {ask === null && <p>{t('visit.notAllowed')}</p>}
      {ask !== null && <p>{say('grants.rules')}</p>}
      {ask === 'form' && <ReasonForm to={paths.adminVisit(visit.id)} submit={say('grants.submit')} answer={answer} />}
      {ask === 'code' && (
        <p>
          <ButtonLink to={paths.adminVisit(visit.id, { ask: '1' })}>{t('visit.code')}</ButtonLink>
        </p>
      )}
    </Card>
  )
}

type VisitPageProps = { page: OverseenVisit; answer: FormAnswer | undefined }

/** One visit for the administration: read only, and without its patient unless a grant runs. */
export function OverseenVisitPage({ page, answer }: VisitPageProps) {
  const { t } = useTranslation('oversight')
  const { t: say } = useTranslation('desk')
  const locale = useLocale()
  const { visit, grant, opened } = page
  const { reference, facility, doctor, startsAt, timeZone, status, createdAt } = visit
  const when =
    startsAt && `${formatLongDate(startsAt, locale, timeZone)} ${formatInstantClock(startsAt, timeZone, locale)}`
  return (
    <div className="stack">
      <PageHead title={t('visit.title')} lead={<span className="num">{reference}</span>} />
      <Card as="section" className="stack stack--sm" labelledBy="visit">
        <h2 id="visit">{t('visit.facts')}</h2>
        <Facts
          rows={[
            [t('visit.facility'), facility.name],
            [t('visit.doctor'), doctor],
            [t('visit.when'), when || t('visit.noTime')],
            [t('visit.status'), say(`status.${status}`)],
            [t('visit.bookedOn'), formatLongDate(createdAt, locale)],
          ]}
        />
      </Card>
      {opened && grant ? <OpenedCard opened={opened} grant={grant} /> : <AskCard page={page} answer={answer} />}
    </div>
  )
}
