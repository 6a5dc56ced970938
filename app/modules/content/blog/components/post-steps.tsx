import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { locales } from '#app/core/i18n/locale.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { editorPaths } from '../editor-paths.ts'
import type { PostPageData } from '../pages/post-editor.server.ts'
import type { PostStep } from '../post-status.ts'

type StepFormProps = Pick<PostPageData, 'area' | 'id' | 'post'> & { step: PostStep }

/** When a doctor's text is to appear once it is approved, or when one that is approved appears. */
function TimeField({ step, post }: Pick<StepFormProps, 'step' | 'post'>) {
  const { t } = useTranslation('content')
  const isWish = step === 'submit'
  if (isWish ? post.asked === null : step !== 'schedule') return null
  return (
    <Field
      id="publish-at"
      label={t(isWish ? 'post.appearAt' : 'post.publishAt')}
      hint={t(isWish ? 'post.appearAtHint' : 'post.publishAtHint')}
      optional={isWish}
    >
      {(control) => (
        <TextInput
          {...control}
          name="publishAt"
          type="datetime-local"
          defaultValue={isWish ? (post.asked ?? '') : post.wish}
        />
      )}
    </Field>
  )
}

/** One step with what it asks for: a note, a time, or where an archived post leads. */
function StepForm({ area, id, post, step }: StepFormProps) {
  const { t } = useTranslation('content')
  const action = useHref(editorPaths[area].post(id))
  return (
    <form method="post" action={action} className="step-form">
      <input type="hidden" name="version" value={post.version} />
      {step === 'return' && (
        <Field id="note" label={t('post.note')}>
          {(control) => <TextArea {...control} name="note" rows={3} />}
        </Field>
      )}
      <TimeField step={step} post={post} />
      {step === 'archive' && area === 'admin' && (
        <Field id="redirect-to" label={t('post.redirectTo')} hint={t('post.redirectToHint')} optional>
          {(control) => <TextInput {...control} name="redirectTo" autoComplete="off" />}
        </Field>
      )}
      <Button variant={step === 'publish' || step === 'approve' ? 'primary' : 'line'} name="intent" value={step}>
        {t(step === 'approve' && post.isOfDoctor ? 'steps.release' : `steps.${step}`)}
      </Button>
    </form>
  )
}

/** What can be done with the post now. */
export function PostSteps({ area, id, post }: Pick<PostPageData, 'area' | 'id' | 'post'>) {
  const { t } = useTranslation('content')
  if (post.steps.length === 0) return null
  return (
    <PanelCard id="steps" title={t('post.next')}>
      <p className="card__body muted">{t('post.savedOnly')}</p>
      {post.steps.map((step) => (
        <StepForm key={step} {...{ area, id, post, step }} />
      ))}
    </PanelCard>
  )
}

/** Who answers for the medicine of the text, until when, and the form with which a medical reviewer does. */
export function SignPanel({ area, id, page, post, me }: Pick<PostPageData, 'area' | 'id' | 'page' | 'post' | 'me'>) {
  const { t } = useTranslation('content')
  const action = useHref(editorPaths[area].post(id))
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
