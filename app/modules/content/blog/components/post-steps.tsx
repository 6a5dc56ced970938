import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { locales } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import type { PostPageData } from '../pages/post-page.server.ts'
import type { PostStep } from '../post-status.ts'

type StepFormProps = { id: string; version: number; step: PostStep; wish: string }

/** One step with what it asks for: a note, a time, or where an archived post leads. */
function StepForm({ id, version, step, wish }: StepFormProps) {
  const { t } = useTranslation('content')
  const action = useHref(paths.adminPost(id))
  return (
    <form method="post" action={action} className="step-form">
      <input type="hidden" name="version" value={version} />
      {step === 'return' && (
        <Field id="note" label={t('post.note')}>
          {(control) => <TextArea {...control} name="note" rows={3} />}
        </Field>
      )}
      {step === 'schedule' && (
        <Field id="publish-at" label={t('post.publishAt')} hint={t('post.publishAtHint')}>
          {(control) => <TextInput {...control} name="publishAt" type="datetime-local" defaultValue={wish} />}
        </Field>
      )}
      {step === 'archive' && (
        <Field id="redirect-to" label={t('post.redirectTo')} hint={t('post.redirectToHint')} optional>
          {(control) => <TextInput {...control} name="redirectTo" autoComplete="off" />}
        </Field>
      )}
      <Button variant={step === 'publish' || step === 'approve' ? 'primary' : 'line'} name="intent" value={step}>
        {t(`steps.${step}`)}
      </Button>
    </form>
  )
}

/** What can be done with the post now. */
export function PostSteps({ id, post }: Pick<PostPageData, 'id' | 'post'>) {
  const { t } = useTranslation('content')
  if (post.steps.length === 0) return null
  return (
    <PanelCard id="steps" title={t('post.next')}>
      <p className="card__body muted">{t('post.savedOnly')}</p>
      {post.steps.map((step) => (
        <StepForm key={step} id={id} version={post.version} step={step} wish={post.wish} />
      ))}
    </PanelCard>
  )
}

/** Who answers for the medicine of the text, until when, and the form with which a medical reviewer does. */
export function SignPanel({ id, page, post, me }: Pick<PostPageData, 'id' | 'page' | 'post' | 'me'>) {
  const { t } = useTranslation('content')
  const action = useHref(paths.adminPost(id))
  const { text } = page
  const signed = text['reviewedOn']
    ? t('sign.by', { name: text['reviewer.zh-Hans'] ?? '', day: text['reviewedOn'] })
    : null
  const isChanged = text['signedNumber'] !== undefined && Number(text['signedNumber']) < page.lastNumber
  return (
    <PanelCard id="sign" title={t('sign.title')}>
      <div className="card__body stack stack--sm">
        <p>{signed ?? t('sign.none')}</p>
        {text['reviewDueOn'] && <p>{t('sign.due', { day: text['reviewDueOn'] })}</p>}
        {isChanged && <p>{t('sign.changed')}</p>}
      </div>
      {post.maySign && (
        <details className="step-form">
          <summary>{t('sign.form')}</summary>
          <form method="post" action={action} className="stack stack--sm">
            <input type="hidden" name="seen" value={page.lastNumber} />
            {locales.map((locale) => (
              <Field
                key={locale}
                id={`reviewer-${locale}`}
                label={t('sign.name', { language: t(`languages.${locale}`) })}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    name={`reviewer.${locale}`}
                    defaultValue={text[`reviewer.${locale}`] ?? me}
                    lang={locale}
                  />
                )}
              </Field>
            ))}
            <Button name="intent" value="sign">
              {t('sign.submit')}
            </Button>
          </form>
        </details>
      )}
    </PanelCard>
  )
}
