import { useTranslation } from 'react-i18next'
import { withNote } from '#app/core/format/brackets.ts'
import { formatList, formatWallRange, formatWeekday, formatWeekdays } from '#app/core/format/format.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import { groupWeek } from '#app/modules/directory/opening-hours.ts'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import { HoursTable } from '#app/ui/tables/hours-table.tsx'
import { KeptList } from '#app/ui/kept-list.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'

type Location = ProviderProfile['locations'][number]

/** The address in a line, as one tells it to a taxi or writes it into a form. */
const addressOf = ({ addressLines }: Location) => addressLines.join(', ')

/** The address in a form that every map application opens, without an account and in its own browser tab. */
function directionsTo(location: Location): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressOf(location))}`
}

function Hours({ location, today }: { location: Location; today: number }) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  if (location.hours.length === 0) return <p className="muted">{t('profile.hoursUnknown')}</p>
  const rows = groupWeek(location.hours).map(({ weekdays, periods }) => {
    const names = formatWeekdays(weekdays, locale)
    const isToday = weekdays.includes(today)
    const todayName =
      weekdays.length === 1 ? t('profile.today') : `${t('profile.today')} ${formatWeekday(today, locale)}`
    return {
      days: isToday ? t('noted', { text: names, note: todayName }) : names,
      times: periods.length
        ? periods.map(({ opens, closes }) => formatWallRange(opens, closes, locale))
        : [t('profile.closed')],
      today: isToday,
      closed: periods.length === 0,
    }
  })
  return <HoursTable caption={t('profile.hours')} rows={rows} />
}

/** Staff who speak a language, grouped by language. */
function StaffLanguages({ location }: { location: Location }) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const byName = new Map<string, string[]>()
  for (const { name, who } of location.staffLanguages) {
    byName.set(name, [...(byName.get(name) ?? []), t(`profile.who.${who}`)])
  }
  if (byName.size === 0) return null
  const lines = [...byName].map(([name, whos]) => withNote(name, formatList(whos, locale), locale))
  return (
    <Fact icon="headset" label={t('profile.staff')}>
      <KeptList items={lines} />
    </Fact>
  )
}

/** The name in the reader's language, and the other one below it. */
function PlaceName({ location: { nameEn, nameChinese } }: { location: Location }) {
  const isEnglishPage = isEnglish(useLocale())
  const english = <Lang lang="en">{nameEn}</Lang>
  if (nameChinese === null) return <h3>{english}</h3>
  const chinese = isEnglishPage ? <Lang lang="zh">{nameChinese}</Lang> : nameChinese
  const [first, second] = isEnglishPage ? [english, chinese] : [chinese, english]
  return (
    <div>
      <h3>{first}</h3>
      <p className="muted small">{second}</p>
    </div>
  )
}

/** One place where the provider sees patients: address in English, way in, telephone, staff, hours. */
export function ProfileLocation({ location, today }: { location: Location; today: number }) {
  const { t } = useTranslation('directory')
  return (
    <article className="stack place" id={`place-${location.id}`}>
      <PlaceName location={location} />
      <div>
        <Lang lang="en" as="address" className="address">
          {location.addressLines[0]}
          <br />
          {location.addressLines[1]}
        </Lang>
        {location.neighborhood && (
          <p>
            <Link to={paths.neighborhood(location.neighborhood.slug)}>{location.neighborhood.name}</Link>
          </p>
        )}
        {location.wayIn && <p className="muted">{location.wayIn}</p>}
      </div>
      <Facts large>
        {location.phone && (
          <Fact icon="phone" label={t(location.isOwnPhone ? 'profile.ownPhone' : 'profile.phone')}>
            <PhoneLink number={location.phone} />
            {location.phoneExt && ` ${t('profile.phoneExt', { ext: location.phoneExt })}`}
          </Fact>
        )}
        <StaffLanguages location={location} />
        {location.parking && (
          <Fact icon="navigation" label={t('profile.parking')}>
            {location.parking}
          </Fact>
        )}
        {location.website && (
          <Fact icon="globe" label={t('profile.website')}>
            <a href={location.website} rel="noopener nofollow">
              {location.website.replace(/^https?:\/\//, '')}
            </a>
          </Fact>
        )}
      </Facts>
      <div className="row">
        <ButtonLink to={directionsTo(location)} variant="line" icon="navigation" rel="noopener">
          {t('profile.directions')}
        </ButtonLink>
        <CopyButton text={addressOf(location)} done={t('profile.copied')}>
          {t('profile.copyAddress')}
        </CopyButton>
      </div>
      <h4>{t('profile.hours')}</h4>
      <Hours location={location} today={today} />
    </article>
  )
}
