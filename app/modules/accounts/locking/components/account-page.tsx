import { useTranslation } from 'react-i18next'
import { formatLongDate, formatPhone } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { AccountPageData } from '../pages/account-page.server.ts'

const tones = { active: 'ok', pending_verification: 'wait', locked: 'bad', disabled: 'bad' } as const

/** An account of any area: whose it is, what it reaches, and who has locked it. */
export function AccountPage({ page: { account, isReadable, lockStep, locks } }: { page: AccountPageData }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { name, email, phone, status, doctor, facilities, lastLoginAt } = account
  const rows = [
    [t('account.email'), email],
    [t('account.phone'), phone && formatPhone(phone)],
    [t('account.doctor'), doctor],
    [t('account.clinics'), facilities.map((each) => each.name).join(t('menu.and')) || t('account.noClinics')],
    [t('account.lastLogin'), lastLoginAt === null ? t('account.never') : formatLongDate(lastLoginAt, locale)],
  ] as const
  return (
    <div className="stack">
      <PageHead title={name} actions={<Tag tone={tones[status]}>{t(`account.status.${status}`)}</Tag>} />
      <Card as="section" className="stack stack--sm" labelledBy="facts">
        <h2 id="facts">{t('account.facts')}</h2>
        <dl className="stack stack--sm">
          {rows.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt className="muted">{label}</dt>
                  <dd className="roles__mail">{value}</dd>
                </div>
              ),
          )}
        </dl>
        {(isReadable || lockStep) && (
          <p className="row">
            {isReadable && (
              <ButtonLink variant="line" to={paths.adminImpersonationOf(account.id)}>
                {t('impersonation.start')}
              </ButtonLink>
            )}
            {lockStep && (
              <ButtonLink variant="line" to={paths.adminAccountLock(account.id)}>
                {t(`lock.change.${lockStep}`)}
              </ButtonLink>
            )}
          </p>
        )}
      </Card>
      {locks.length > 0 && (
        <Card as="section" className="stack stack--sm" labelledBy="locks">
          <h2 id="locks">{t('lock.history')}</h2>
          <ul className="bullets">
            {locks.map(({ version, step, name: by, at, reason }) => (
              <li key={version}>{t(`lock.line.${step}`, { date: formatLongDate(at, locale), name: by, reason })}</li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
