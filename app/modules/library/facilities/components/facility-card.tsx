import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  formatList,
  formatMoney,
  formatPhone,
  formatWallRange,
  formatWallTime,
  formatWeekday,
  formatWeekdays,
} from '#app/core/format/format.ts'
import { withoutBrackets } from '#app/core/format/brackets.ts'
import { groupWeek } from '#app/modules/directory/opening-hours.ts'
import type { ServiceFacility } from '#app/modules/library/facilities/service-facilities.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Disclosure, Disclosures, FirstFew } from '#app/ui/sections/disclosure.tsx'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import { HoursTable } from '#app/ui/tables/hours-table.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { KeptList } from '#app/ui/kept-list.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

const shownPlans = 4
const shownServices = 3

/** Whether the place is open at this minute, in words. */
function OpenTag({ open }: { open: ServiceFacility['open'] }) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  if (open.state === 'unknown') return <Tag>{t('facility.hoursUnknown')}</Tag>
  if (open.state === 'open') {
    return (
      <Tag tone="ok" icon="clock">
        {open.until === '24:00'
          ? t('facility.openLate')
          : t('facility.open', { time: formatWallTime(open.until, locale) })}
      </Tag>
    )
  }
  if (!open.next) return <Tag icon="clock">{t('facility.closed')}</Tag>
  const time = formatWallTime(open.next.opens, locale)
  return (
    <Tag icon="clock">
      {open.next.isToday
        ? t('facility.opensToday', { time })
        : t('facility.opensOn', { day: formatWeekday(open.next.weekday, locale), time })}
    </Tag>
  )
}

function Hours({ facility }: { facility: ServiceFacility }) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  const rows = groupWeek(facility.hours).map(({ weekdays, periods }) => ({
    days: formatWeekdays(weekdays, locale, 'short'),
    times: periods.length
      ? periods.map(({ opens, closes }) => formatWallRange(opens, closes, locale))
      : [t('facility.closedDay')],
    today: weekdays.includes(facility.today),
    closed: periods.length === 0,
  }))
  return <HoursTable caption={t('facility.hours')} rows={rows} />
}

/** What holds of any service, and whether an order is asked for all of them, for none, or for some. */
function ServiceTags({ services }: { services: ServiceFacility['services'] }) {
  const { t } = useTranslation('exams')
  const ordered = services.filter(({ needsOrder }) => needsOrder).length
  const order = ordered === 0 ? 'noOrder' : ordered === services.length ? 'needsOrder' : 'someOrder'
  return (
    <>
      {services.some(({ isWalkIn }) => isWalkIn) && <Tag tone="ok">{t('facility.walkIn')}</Tag>}
      {services.some(({ isAtHome }) => isAtHome) && <Tag tone="info">{t('facility.atHome')}</Tag>}
      <Tag>{t(`facility.order.${order}`)}</Tag>
    </>
  )
}

/** Services with their prices, and each note once. */
function Services({ facility, labelOf }: { facility: ServiceFacility; labelOf: (code: string) => string }) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  const notes = [...new Set(facility.services.map(({ note }) => note).filter(Boolean))]
  const lines = (services: Readonly<ServiceFacility['services']>) => (
    <ul className="services">
      {services.map(({ code, priceCents }) => (
        <li key={code}>
          <span>{labelOf(code)}</span>
          {priceCents !== null && (
            <span className="nb">{t('facility.price', { price: formatMoney(priceCents, locale) })}</span>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <div className="stack stack--sm">
      <FirstFew items={facility.services} shown={shownServices} more={(count) => t('facility.moreServices', { count })}>
        {lines}
      </FirstFew>
      {notes.map((note) => (
        <p key={note} className="muted small">
          {note}
        </p>
      ))}
    </div>
  )
}

/** The address in a form that every map application opens, without an account. */
function directionsTo(facility: ServiceFacility): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(facility.addressLines.join(', '))}`
}

type FacilityCardProps = {
  facility: ServiceFacility
  labelOf: (code: string) => string
  /** Further ways on, such as doctors to book with. */
  children?: ReactNode
}

/** A place that draws blood, makes pictures or examines: open now, what it offers at which price, how to get there and whom to call. */
export function FacilityCard({ facility, labelOf, children }: FacilityCardProps) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  const names = facility.plans.map(({ name }) => withoutBrackets(name))
  const plans = [...new Set(names)].slice(0, shownPlans)
  const more = names.filter((name) => !plans.includes(name)).length
  return (
    <li id={`place-${facility.slug}`} className="stack stack--sm">
      <div>
        <h3>{facility.nameChinese ?? <Lang lang="en">{facility.nameEn}</Lang>}</h3>
        {facility.nameChinese && (
          <Lang lang="en" as="p" className="muted">
            {facility.nameEn}
          </Lang>
        )}
      </div>
      <Tags>
        <OpenTag open={facility.open} />
        <ServiceTags services={facility.services} />
        {facility.isWheelchairAccessible && <Tag icon="accessibility">{t('facility.accessible')}</Tag>}
      </Tags>
      <Services facility={facility} labelOf={labelOf} />
      <Facts>
        <Fact icon="map-pin" hiddenLabel={t('facility.address')}>
          <Lang lang="en">
            {facility.addressLines[0]}
            <br />
            {facility.addressLines[1]}
          </Lang>
          {facility.neighborhood && <br />}
          {facility.neighborhood && (
            <Link to={paths.neighborhood(facility.neighborhood.slug)}>{facility.neighborhood.name}</Link>
          )}
          {facility.wayIn && <span className="muted"> {facility.wayIn}</span>}
        </Fact>
        {facility.languages.length > 0 && (
          <Fact icon="languages" hiddenLabel={t('facility.languages')}>
            <KeptList items={facility.languages.map(({ name }) => name)} />
          </Fact>
        )}
        <Fact icon="shield-check" hiddenLabel={t('facility.plans')}>
          {plans.length === 0
            ? t('facility.plansUnknown')
            : more > 0
              ? t('facility.plansMore', { plans: formatList(plans, locale), count: more })
              : formatList(plans, locale)}
        </Fact>
      </Facts>
      {facility.hours.length > 0 && (
        <Disclosures>
          <Disclosure summary={t('facility.hours')}>
            <Hours facility={facility} />
          </Disclosure>
        </Disclosures>
      )}
      <p className="row noprint">
        {facility.phone && (
          <ButtonLink to={`tel:${facility.phone}`} variant="line" icon="phone">
            <span className="num nb">{formatPhone(facility.phone)}</span>
          </ButtonLink>
        )}
        <ButtonLink to={directionsTo(facility)} variant="quiet" icon="navigation" rel="noopener">
          {t('facility.directions')}
        </ButtonLink>
      </p>
      {children}
    </li>
  )
}
