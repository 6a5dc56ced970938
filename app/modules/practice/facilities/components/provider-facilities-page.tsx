import { useTranslation } from 'react-i18next'
import { formatList, formatShortDate, formatWallRange, formatWeekday } from '#app/core/format/format.ts'
import type { LocationLimit } from '#app/modules/membership/offers.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import type { ProviderFacilityDetails } from '../queries/provider-facility-details.server.ts'
import type { WantedFacility } from '../queries/wanted-facilities.server.ts'

function Hours({ hours }: Pick<ProviderFacilityDetails, 'hours'>) {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  const open = hours.filter(({ periods }) => periods.length > 0)
  if (open.length === 0) return <>{t('facilities.noHours')}</>
  return (
    <ul className="plain">
      {open.map(({ weekdays, periods }) => {
        const [first, last] = [weekdays[0]!, weekdays.at(-1)!]
        const days =
          first === last
            ? formatWeekday(first, locale)
            : t('facilities.days', { from: formatWeekday(first, locale), to: formatWeekday(last, locale) })
        const times = periods.map(({ opens, closes }) => formatWallRange(opens, closes, locale))
        return <li key={first}>{t('facilities.dayTimes', { days, times: formatList(times, locale) })}</li>
      })}
    </ul>
  )
}

function ProviderFacilityCard({ providerFacility }: { providerFacility: ProviderFacilityDetails }) {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  const accepted = providerFacility.plans.filter(({ state }) => state === 'accepted')
  const old = providerFacility.plans.filter(({ isOld }) => isOld).length
  // Several providers of one practice are told apart by their names.
  const title = providerFacility.isOwn
    ? providerFacility.name
    : t('facilities.withDoctor', { facility: providerFacility.name, doctor: providerFacility.doctor })
  const checked = Math.min(...accepted.map(({ verifiedAt }) => verifiedAt ?? 0))
  return (
    <PanelCard
      id={`place-${providerFacility.id}`}
      title={title}
      note={
        <Link to={paths.clinic(providerFacility.id)}>
          {providerFacility.canEdit ? t('profile.edit') : t('facilities.open')}
          <span className="vh">{title}</span>
        </Link>
      }
    >
      <dl className="pairs">
        <div>
          <dt>{t('facilities.address')}</dt>
          <dd>
            <Lang lang="en">{providerFacility.address}</Lang>
          </dd>
        </div>
        <div>
          <dt>{providerFacility.isOwn ? t('facilities.role') : t('facilities.doctor')}</dt>
          <dd>
            {providerFacility.isOwn ? t(`facilities.roles.${providerFacility.role}`) : providerFacility.doctor}{' '}
            {!providerFacility.isActive && <Tag tone="wait">{t('facilities.inactive')}</Tag>}
          </dd>
        </div>
        <div>
          <dt>{t('facilities.hours')}</dt>
          <dd>
            <Hours hours={providerFacility.hours} />
          </dd>
        </div>
        <div>
          <dt>{t('facilities.accepting')}</dt>
          <dd>
            <Tag tone={providerFacility.accepting === 'yes' ? 'ok' : 'plain'}>
              {t(`facilities.acceptingStates.${providerFacility.accepting}`)}
            </Tag>
          </dd>
        </div>
        <div>
          <dt>{t('facilities.plans')}</dt>
          <dd>
            {accepted.length === 0
              ? t('facilities.noPlans')
              : formatList(
                  accepted.map(({ name }) => name),
                  locale,
                )}
            {accepted.length > 0 && checked > 0 && (
              <span className="t__second">{t('facilities.checkedOn', { date: formatShortDate(checked, locale) })}</span>
            )}
            {old > 0 && <Tag tone="wait">{t('facilities.old', { count: old })}</Tag>}
          </dd>
        </div>
      </dl>
    </PanelCard>
  )
}

/** What a level allows, and the next one that allows more. */
export function LimitHint({ limit, count }: { limit: LocationLimit; count: number }) {
  const { t } = useTranslation('practice')
  if (limit.limit === null || count < limit.limit) return null
  const { next } = limit
  return (
    <Banner>
      <p>{t('facilities.full', { count: limit.limit })}</p>
      {next && (
        <p>
          {next.limit === null
            ? t('facilities.upgradeAny', { tier: next.tier })
            : t('facilities.upgrade', { tier: next.tier, count: next.limit })}
        </p>
      )}
    </Banner>
  )
}

type ClinicsPageProps = {
  providerFacilities: readonly ProviderFacilityDetails[]
  wanted: readonly WantedFacility[]
  /** Null for staff, who have no profile of their own. */
  limit: LocationLimit | null
}

/** The provider facilities where somebody practices or has a seat. */
export function ProviderFacilitiesPage({ providerFacilities, wanted, limit }: ClinicsPageProps) {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  const own = providerFacilities.filter(({ isOwn }) => isOwn)
  return (
    <>
      <PageHead
        title={t('facilities.heading')}
        lead={limit ? t('facilities.lead') : t('facilities.leadStaff')}
        actions={
          limit && (
            <>
              <ButtonLink variant="line" to={paths.personal()}>
                {t('profile.heading')}
              </ButtonLink>
              <ButtonLink to={paths.clinicNew()}>{t('facilities.add')}</ButtonLink>
            </>
          )
        }
      />
      {limit && <LimitHint limit={limit} count={own.length} />}
      {providerFacilities.length === 0 && (
        <EmptyState title={t('facilities.none')}>
          <p>{t('facilities.noneText')}</p>
        </EmptyState>
      )}
      <div className="own-places">
        {providerFacilities.map((providerFacility) => (
          <ProviderFacilityCard key={providerFacility.id} providerFacility={providerFacility} />
        ))}
      </div>
      {wanted.length > 0 && (
        <PanelCard id="wanted" title={t('facilities.wanted')}>
          <ul className="todo">
            {wanted.map(({ id, name, address, createdAt, isJoining }) => (
              <li key={id}>
                <span className="todo__what">
                  {name}
                  <span className="todo__second">
                    <Lang lang="en">{address}</Lang> ·{' '}
                    {t('facilities.sent', { date: formatShortDate(createdAt, locale) })}
                  </span>
                </span>
                <Tag tone="wait">{isJoining ? t('join.waiting') : t('facilities.waiting')}</Tag>
              </li>
            ))}
          </ul>
        </PanelCard>
      )}
    </>
  )
}
