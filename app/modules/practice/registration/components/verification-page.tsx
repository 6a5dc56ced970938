import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

type VerificationPageProps = {
  token: string
  /** The address with most of it hidden; null when the link has ended. */
  masked: string | null
  /** Where its reader signs in, in root form. */
  login: string
}

/** The page of a link that checks an e-mail address: one button, since mail scanners open links and press none. */
export function VerificationPage({ token, masked, login }: VerificationPageProps) {
  const { t } = useTranslation('practice')
  const action = useHref(paths.linkVerification(token))
  return (
    <div className="wrap wrap--form stack private">
      <h1>{t('verification.title')}</h1>
      {masked === null ? (
        <>
          <p className="lead">{t('verification.ended')}</p>
          <p>{t('verification.endedHint')}</p>
          <p>
            <ButtonLink to={login}>{t('verification.signIn')}</ButtonLink>
          </p>
        </>
      ) : (
        <form method="post" action={action} className="stack">
          <p className="lead">{t('verification.lead', { email: masked })}</p>
          <Button>{t('verification.confirm')}</Button>
        </form>
      )}
    </div>
  )
}
