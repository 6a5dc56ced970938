import { useHref } from '@remix-run/react'
import { Trans, useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { StartAnew } from './start-anew.tsx'
import { Link } from '#app/ui/link.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { MaskedPerson } from '../queries/link-subject.server.ts'
import { MaskedContacts } from './masked-contacts.tsx'

/** A way to get a code for each contact on file; the first is the main one. */
function SendCode({ token, person, again = false }: { token: string; person: MaskedPerson; again?: boolean }) {
  const { t } = useTranslation('booking')
  return (
    <form method="post" action={useHref(paths.linkCode(token))} className="stack stack--sm">
      {person.contacts.map(({ channel, masked }, index) => (
        <Button
          key={channel}
          name="channel"
          value={channel}
          variant={again || index > 0 ? 'line' : 'primary'}
          icon={channel === 'sms' ? 'phone' : 'mail'}
          block
        >
          <span>
            <MaskedContacts text={again ? 'gate.again' : 'gate.send'} contacts={[masked]} />
          </span>
        </Button>
      ))}
      {person.contacts.length === 0 && <p>{t('gate.noContact')}</p>}
    </form>
  )
}

/** Before the code: a masked name, masked contacts, one button. */
export function LinkGate({ token, person }: { token: string; person: MaskedPerson }) {
  const { t } = useTranslation('booking')
  return (
    <div className="wrap wrap--form stack private">
      <h1>{t('gate.title')}</h1>
      <p className="lead">
        <Trans t={t} i18nKey="gate.lead" values={{ name: person.name }} components={{ c: <span className="nb" /> }} />
      </p>
      <p>{t('gate.why')}</p>
      <SendCode token={token} person={person} />
    </div>
  )
}

type CodeEntryProps = {
  token: string
  person: MaskedPerson
  /** What is wrong with the code that was sent, already in words. */
  error: string | undefined
  note: string | undefined
}

/** The code form; its field takes what phones offer to paste. */
export function CodeEntry({ token, person, error, note }: CodeEntryProps) {
  const { t } = useTranslation('booking')
  return (
    <div className="wrap wrap--form stack private">
      <ErrorSummary items={error ? [{ id: 'code', message: error }] : []} />
      <h1>{t('code.title')}</h1>
      {note && <Banner tone="warning">{note}</Banner>}
      <p>
        <MaskedContacts text="code.lead" contacts={person.contacts.map(({ masked }) => masked)} />
      </p>
      <form method="post" action={useHref(paths.linkAccess(token))} className="form" noValidate>
        <Field id="code" label={t('code.label')} hint={t('code.hint')} error={error}>
          {(control) => (
            <TextInput {...control} name="code" width="12" numeric inputMode="numeric" autoComplete="one-time-code" />
          )}
        </Field>
        <Button block>{t('code.submit')}</Button>
      </form>
      <h2 className="aside__title sheet__send">{t('code.noCode')}</h2>
      <SendCode token={token} person={person} again />
    </div>
  )
}

/** A link that no longer works: why, and a new one to the contact on file. The answer is always the same. */
export function LinkEnded({
  token,
  reason,
  asked,
}: {
  token: string
  reason: 'expired' | 'used' | 'revoked'
  asked: boolean
}) {
  const { t } = useTranslation('booking')
  const renewal = useHref(paths.linkRenewal(token))
  return (
    <div className="wrap wrap--form stack private">
      <h1>{t(`ended.${reason}`)}</h1>
      {asked ? (
        <Banner tone="info">{t('ended.asked')}</Banner>
      ) : (
        <>
          <p className="lead">{t('ended.lead')}</p>
          <form method="post" action={renewal}>
            <Button block icon="mail">
              {t('ended.renew')}
            </Button>
          </form>
        </>
      )}
      <p>
        <Link to={paths.contact()}>{t('ended.contact')}</Link>
      </p>
      <StartAnew />
    </div>
  )
}
