import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'

type SendProps = {
  /** Where a code is asked for. */
  codePath: string
  /** Masked; null where there is no address on file. */
  contact: string | null
}

function SendCode({ codePath, contact, again = false }: SendProps & { again?: boolean }) {
  const { t } = useTranslation('association-member')
  const action = useHref(codePath)
  if (contact === null) return <p>{t('gate.noContact')}</p>
  return (
    <form method="post" action={action}>
      <Button variant={again ? 'line' : 'primary'} icon="mail" block>
        {t(again ? 'gate.again' : 'gate.send', { contact })}
      </Button>
    </form>
  )
}

type GateProps = SendProps & { title: string; lead: string; why: string }

/** Before the code: an initial, a masked address, one button. */
export function CodeGate({ title, lead, why, ...send }: GateProps) {
  return (
    <div className="wrap wrap--form stack private">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <p>{why}</p>
      <SendCode {...send} />
    </div>
  )
}

type CodeProps = SendProps & {
  /** Where the code is sent to. */
  accessPath: string
  /** What the button opens. */
  submit: string
  /** What is wrong with the code that was sent, already in words. */
  error: string | undefined
  note: string | undefined
}

/** Where the code is typed. */
export function CodePage({ accessPath, submit, error, note, ...send }: CodeProps) {
  const { t } = useTranslation('association-member')
  const { t: booking } = useTranslation('booking')
  return (
    <div className="wrap wrap--form stack private">
      <ErrorSummary items={error ? [{ id: 'code', message: error }] : []} />
      <h1>{booking('code.title')}</h1>
      {note && <Banner tone="warning">{note}</Banner>}
      <p>{t('code.lead', { contact: send.contact })}</p>
      <form method="post" action={useHref(accessPath)} className="form" noValidate>
        <Field id="code" label={booking('code.label')} hint={booking('code.hint')} error={error}>
          {(control) => (
            <TextInput {...control} name="code" width="12" numeric inputMode="numeric" autoComplete="one-time-code" />
          )}
        </Field>
        <Button block>{submit}</Button>
      </form>
      <h2 className="aside__title">{t('code.none')}</h2>
      <SendCode {...send} again />
    </div>
  )
}
