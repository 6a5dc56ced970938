import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { OnboardingData } from '#app/modules/association/pages/onboarding-page.server.ts'
import { InviteForm } from './invite-form.tsx'

type OfficersStepProps = Pick<OnboardingData, 'association' | 'officers'> & { answer: FormAnswer | undefined }

/** Who runs the association so far, who is invited to, and the form that invites the next. */
export function OfficersStep({ association, officers, answer }: OfficersStepProps) {
  const { t } = useTranslation(['association-access', 'association-members'])
  const locale = useLocale()
  const { people, invited, isOpen } = officers
  return (
    <>
      <p>{t('step.lead')}</p>
      <ul className="stack stack--sm">
        {people.map(({ id, name, role }) => (
          <li key={id}>
            <b>{name}</b> · {t(`association-members:roles.${role}`)}
          </li>
        ))}
        {invited.map(({ id, name, role, expiresAt }) => (
          <li key={id}>
            <b>{name}</b> · {t(`association-members:roles.${role}`)}{' '}
            <span className="muted small">{t('step.invited', { date: formatDate(expiresAt, locale) })}</span>
          </li>
        ))}
      </ul>
      {isOpen ? (
        <InviteForm
          page={{ association, ...officers }}
          answer={answer}
          to={paths.associationOnboarding({ step: 'officers' })}
        />
      ) : (
        <Banner tone="warning">{t('invite.notNow')}</Banner>
      )}
      <p>
        <Link to={paths.associationAccess()}>{t('step.manage')}</Link>
      </p>
    </>
  )
}
