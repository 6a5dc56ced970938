import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatPhone, formatShortDate } from '#app/core/format/format.ts'
import { OpeningHours } from '#app/modules/practice/facilities/components/opening-hours.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { ClinicPageData } from '../queries/clinic.server.ts'
import { ClosedThere, HoursThere, PlansThere } from './there-states.tsx'

type Of = { clinic: ClinicPageData }

function EditLink({ to, of }: { to: string; of: string }) {
  const { t } = useTranslation('practice')
  return (
    <Link to={to}>
      {t('profile.edit')}
      <span className="vh">{of}</span>
    </Link>
  )
}

/** Says that another value waits for a reviewer. */
function Pending({ clinic, field }: Of & { field: ClinicPageData['waiting'][number]['field'] }) {
  const { t } = useTranslation('practice')
  return clinic.waiting.some((each) => each.field === field) && <Tag tone="wait">{t('facilities.waiting')}</Tag>
}

function Names({ clinic }: Of) {
  const { t } = useTranslation('practice')
  return (
    <ul className="plain">
      <li>
        <Lang lang="en">{clinic.nameEn}</Lang>
      </li>
      {clinic.nameHans && (
        <li>
          <Lang lang="zh-Hans">{clinic.nameHans}</Lang>
        </li>
      )}
      {clinic.nameHant && clinic.nameHant !== clinic.nameHans && (
        <li>
          <Lang lang="zh-Hant">{clinic.nameHant}</Lang>
        </li>
      )}
      {!clinic.nameHans && !clinic.nameHant && <li className="muted">{t('clinic.noChineseName')}</li>}
    </ul>
  )
}

function Reach({ clinic }: Of) {
  const { t } = useTranslation('practice')
  const { slug, phone, email, wechat, canPropose } = clinic
  const edit = canPropose && <EditLink to={paths.clinicContact(slug)} of={t('clinic.contactTitle')} />
  return (
    <PanelCard id="reach" title={t('clinic.reach')} note={edit}>
      <dl className="pairs">
        <div>
          <dt>{t('clinic.fields.facility_names')}</dt>
          <dd>
            <Names clinic={clinic} />
            <Pending clinic={clinic} field="facility_names" />
          </dd>
        </div>
        <div>
          <dt>{t('facilities.address')}</dt>
          <dd>
            <Lang lang="en">{clinic.address}</Lang> <Pending clinic={clinic} field="address" />{' '}
            {clinic.isLed && <Link to={paths.facilityAddresses({ place: slug })}>{t('facilities.move')}</Link>}
          </dd>
        </div>
        <div>
          <dt>{t('clinic.fields.phone')}</dt>
          <dd>
            {phone ? <span className="num">{formatPhone(phone)}</span> : t('clinic.missing')}{' '}
            <Pending clinic={clinic} field="phone" />
          </dd>
        </div>
        <div>
          <dt>{t('clinic.fields.email')}</dt>
          <dd>
            {email ?? '–'} <Pending clinic={clinic} field="email" />
          </dd>
        </div>
        <div>
          <dt>{t('clinic.fields.wechat')}</dt>
          <dd>
            {wechat ?? '–'} <Pending clinic={clinic} field="wechat" />
          </dd>
        </div>
      </dl>
    </PanelCard>
  )
}

function Doctors({ clinic }: Of) {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  return (
    <PanelCard
      id="doctors"
      title={t('clinic.doctors')}
      note={<span className="muted">{t('clinic.doctorCount', { count: clinic.doctors.length })}</span>}
    >
      <ul className="todo">
        {clinic.doctors.map((there) => {
          const about = there.doctor
          return (
            <li key={there.id}>
              <span className="todo__what">
                <Link to={paths.clinic(there.id)}>{there.doctor}</Link>
                <span className="there">
                  <HoursThere there={there} about={about} />
                  <PlansThere there={there} about={about} />
                  <ClosedThere there={there} about={about} />
                  {there.checkedAt !== null && there.accepted > 0 && (
                    <span className="muted">
                      {t('facilities.checkedOn', { date: formatShortDate(there.checkedAt, locale) })}
                    </span>
                  )}
                </span>
              </span>
              <Tag tone={there.accepting === 'yes' ? 'ok' : 'plain'}>{t(`clinic.accepting.${there.accepting}`)}</Tag>
            </li>
          )
        })}
      </ul>
    </PanelCard>
  )
}

/** One press for the plans of everybody here. */
function Check({ clinic }: Of) {
  const { t } = useTranslation('practice')
  const action = useHref(paths.clinicPlansVerification(clinic.slug))
  if (!clinic.check) return null
  return (
    <PanelCard id="check" title={t('facilities.checkTitle')}>
      <form method="post" action={action} className="card__body stack stack--sm">
        <p>{t('clinic.checkText')}</p>
        <input type="hidden" name="seen" value={clinic.check.seen} />
        <p>
          <Button variant="line">{t('clinic.check', { count: clinic.check.plans })}</Button>
        </p>
      </form>
    </PanelCard>
  )
}

function Team({ clinic }: Of) {
  const { t } = useTranslation('practice')
  const { t: say } = useTranslation('accounts')
  const { t: sayRole } = useTranslation('dashboard')
  if (clinic.team === null) return null
  return (
    <PanelCard
      id="team"
      title={t('clinic.team')}
      note={<Link to={paths.team({ place: clinic.slug })}>{t('clinic.teamLink')}</Link>}
    >
      {clinic.team.length === 0 ? (
        <p className="card__body muted">{t('clinic.noTeam')}</p>
      ) : (
        <ul className="todo">
          {clinic.team.map(({ seatId, name, role, status, canChange }) => (
            <li key={seatId}>
              <span className="todo__what">
                {canChange ? <Link to={paths.teamMember(seatId)}>{name}</Link> : name}
                <span className="todo__second">{sayRole(`menu.roles.${role}`)}</span>
              </span>
              {status === 'suspended' && <Tag tone="wait">{say('team.status.suspended')}</Tag>}
            </li>
          ))}
        </ul>
      )}
    </PanelCard>
  )
}

function Waiting({ clinic }: Of) {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  const { waiting, joins, slug } = clinic
  if (waiting.length + joins.length === 0) return null
  return (
    <PanelCard id="waiting" title={t('clinic.waiting')}>
      <ul className="todo">
        {joins.map(({ id, doctor }) => (
          <li key={id}>
            <Link to={paths.joinRequest(id)} className="todo__what">
              {t('join.title', { doctor })}
            </Link>
            <Tag tone="wait">{t('clinic.yourAnswer')}</Tag>
          </li>
        ))}
        {waiting.map(({ id, field, value, createdAt }) => (
          <li key={id}>
            <span className="todo__what">
              <Link to={field === 'address' ? paths.facilityAddresses({ place: slug }) : paths.clinicContact(slug)}>
                {t(`clinic.fields.${field}`)}
              </Link>
              <span className="todo__second">
                {value || t('clinic.takenAway')} · {t('facilities.sent', { date: formatShortDate(createdAt, locale) })}
              </span>
            </span>
            <Tag tone="wait">{t('facilities.waiting')}</Tag>
          </li>
        ))}
      </ul>
    </PanelCard>
  )
}

/** Everything about one clinic, each with the way to change it, and what of it waits. */
export function ClinicPage({ clinic }: Of) {
  const { t } = useTranslation('practice')
  const edit = clinic.isLed && <EditLink to={paths.clinicHours(clinic.slug)} of={t('facilities.hours')} />
  return (
    <>
      <p>
        <Link to={paths.clinics()}>{t('facilities.back')}</Link>
      </p>
      <PageHead title={clinic.name} lead={clinic.isActive ? undefined : t('facilities.inactive')} />
      <div className="pro-columns">
        <div className="pro-column">
          <Reach clinic={clinic} />
          <Doctors clinic={clinic} />
        </div>
        <div className="pro-column">
          <Waiting clinic={clinic} />
          <Check clinic={clinic} />
          <PanelCard id="hours" title={t('facilities.hours')} note={edit}>
            <div className="card__body">
              <OpeningHours hours={clinic.hours} />
            </div>
          </PanelCard>
          <Team clinic={clinic} />
        </div>
      </div>
    </>
  )
}
