import { useTranslation } from 'react-i18next'
import { formatList } from '#app/core/format/format.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import type { PanelData } from '../pages/panel-page.server.ts'

/** Which doctors see patients today and when, and who is of the team. */
export function StaffPanel({ staff: { here, away, byRequest }, team }: Pick<PanelData, 'staff' | 'team'>) {
  const { t } = useTranslation(['clinic-panel', 'dashboard'])
  const locale = useLocale()
  return (
    <section className="panel stack stack--sm" aria-labelledby="staff">
      <h2 id="staff">{t('staff.title')}</h2>
      {here.length === 0 && <p className="muted">{t('staff.nobody')}</p>}
      <ul className="clinic-rows">
        {here.map(({ slug, name, hours }) => (
          <li key={slug}>
            <b>{name}</b> <span className="num">{hours.join(' · ')}</span>
          </li>
        ))}
      </ul>
      {away.length > 0 && <p className="muted">{t('staff.away', { names: formatList(away, locale) })}</p>}
      {byRequest.length > 0 && (
        <p className="muted">{t('staff.byRequest', { names: formatList(byRequest, locale) })}</p>
      )}
      {team.length > 0 && (
        <>
          <h3>{t('staff.team')}</h3>
          <ul className="clinic-rows">
            {team.map(({ name, role }) => (
              <li key={`${role} ${name}`}>
                {name} <span className="muted">{t(`dashboard:menu.roles.${role}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
