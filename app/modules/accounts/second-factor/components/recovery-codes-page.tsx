import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

type RecoveryCodesPageProps = {
  /** How many there are that were not used. */
  left: number
  /** Those that were just made; null otherwise. */
  made: readonly string[] | null
}

/** The own recovery codes: how many are left, and new ones. The password is changed from here too. */
export function RecoveryCodesPage({ left, made }: RecoveryCodesPageProps) {
  const { t } = useTranslation('admin')
  const action = useHref(paths.adminRecoveryCodes())
  return (
    <>
      <PageHead title={t('secondFactor.codes.title')} lead={t('secondFactor.codes.lead')} />
      <Card className="stack">
        {made ? (
          <RecoveryCodeList codes={made} next={paths.admin()} />
        ) : (
          <>
            <p>{t('secondFactor.codes.left', { count: left })}</p>
            <form method="post" action={action} className="stack stack--sm">
              <p className="muted">{t('secondFactor.codes.renewHint')}</p>
              <p className="row">
                <Button>{t('secondFactor.codes.renew')}</Button>
                <Link to={paths.adminPassword()}>{t('menu.items.password')}</Link>
              </p>
            </form>
          </>
        )}
      </Card>
    </>
  )
}
