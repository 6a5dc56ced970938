import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#app/ui/cards/card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { ReasonForm } from '#app/modules/accounts/break-glass/components/reason-form.tsx'
import type { LockStep } from '../lock-rules.ts'

type LockPageProps = {
  account: { id: string; name: string }
  step: LockStep
  version: number
  answer: FormAnswer | undefined
}

/** Says what locking an account, or opening it, does, and asks for the reason. */
export function LockPage({ account: { id, name }, step, version, answer }: LockPageProps) {
  const { t } = useTranslation('admin')
  return (
    <div className="stack">
      <p>
        <Link to={paths.adminAccount(id)}>{t('lock.back')}</Link>
      </p>
      <PageHead title={t(`lock.${step}.title`, { name })} lead={t(`lock.${step}.lead`)} />
      <Card as="section" className="stack stack--sm">
        <ReasonForm
          to={paths.adminAccountLock(id)}
          submit={t(`lock.${step}.submit`)}
          hint={t('lock.reasonHint')}
          hidden={{ step, version }}
          answer={answer}
        />
      </Card>
    </div>
  )
}
