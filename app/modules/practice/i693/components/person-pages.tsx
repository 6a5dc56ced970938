import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { NewCaseData, PersonData } from '../pages/person-pages.server.ts'
import { CaseFrame } from './case-frame.tsx'
import { useDays } from './case-words.tsx'
import { PersonForm } from './person-form.tsx'

function Appointments({ page: { clinic, appointments, appointmentId } }: { page: NewCaseData }) {
  const { t } = useTranslation('i693')
  const { day } = useDays()
  return (
    <PanelCard id="appointments" title={t('appointments.title')}>
      {appointments.length === 0 ? (
        <p className="card__body muted">{t('appointments.none')}</p>
      ) : (
        <ul className="card__body stack">
          {appointments.map(({ id, nameEn, examOn }) => (
            <li key={id}>
              <Link
                to={paths.i693New({ place: clinic.slug, appointment: id })}
                aria-current={id === appointmentId ? 'true' : undefined}
              >
                {t('appointments.line', { name: nameEn, date: day(examOn) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </PanelCard>
  )
}

/** Opens a case by hand, or from a visit that was booked for it. */
export function NewCasePage({ page, answer }: { page: NewCaseData; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('i693')
  const { clinic, surgeons, stored, id, appointmentId } = page
  const place = clinic.slug
  const action = paths.i693New(appointmentId === null ? { place } : { place, appointment: appointmentId })
  return (
    <div className="stack">
      <p>
        <Link to={paths.i693Board({ place })}>{t('back')}</Link>
      </p>
      <PageHead title={t('titles.new')} lead={clinic.name} />
      <div className="pro-columns">
        <div className="pro-column">
          <PanelCard id="person" title={t('titles.person')}>
            <PersonForm {...{ action, stored, surgeons, answer }} made={{ id, appointmentId }} />
          </PanelCard>
        </div>
        <div className="pro-column">
          <Appointments page={page} />
        </div>
      </div>
    </div>
  )
}

/** Changes who is examined, when and by whom, until the signature. */
export function PersonPage({ page, answer }: { page: PersonData; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('i693')
  const { head, surgeons, stored } = page
  return (
    <CaseFrame head={head} tab="case">
      {head.isEditable && (
        <PanelCard id="person" title={t('titles.person')}>
          <PersonForm {...{ action: paths.i693Person(head.id), stored, surgeons, answer }} version={head.version} />
        </PanelCard>
      )}
    </CaseFrame>
  )
}
