import { useTranslation } from 'react-i18next'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatInstantClock, formatLongDate } from '#app/core/format/format.ts'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { ShownChange } from '../queries/administrators.server.ts'

export function RoleTags({ roles }: { roles: readonly string[] }) {
  return (
    <Tags>
      {roles.map((role) => (
        <Tag key={role}>{role}</Tag>
      ))}
    </Tags>
  )
}

const tones = { requested: 'wait', done: 'ok', withdrawn: 'plain' } as const

/** What was done to somebody's roles, by whom, when and why. */
export function ChangeWords({ change, isNamed = false }: { change: ShownChange; isNamed?: boolean }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { kind, role, status, reason, name, askedBy, at } = change
  return (
    <div>
      <p>
        {isNamed && <b>{name} </b>}
        {t(`roles.kinds.${kind}`, { role })} <Tag tone={tones[status]}>{t(`roles.status.${status}`)}</Tag>
      </p>
      <p>
        {t('roles.columns.reason')}: <q>{reason}</q>
      </p>
      <p className="muted">
        {askedBy ?? t('roles.server')} ·{' '}
        <time dateTime={new Date(at).toISOString()}>
          {formatLongDate(at, locale)} {formatInstantClock(at, newYork, locale)}
        </time>
      </p>
    </div>
  )
}
