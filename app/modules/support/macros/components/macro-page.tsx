import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { TicketMacro } from '../queries/macros.server.ts'

type Fields = { name: Record<Locale, string>; body: Record<Locale, string> }
type MacroPageProps = { macro: TicketMacro | null; answer: FormAnswer | undefined }

/** The form of a prepared answer: name and words in each of the three languages. */
function MacroForm({ macro, answer }: MacroPageProps) {
  const { t } = useTranslation('support')
  const [, fields] = useForm<Fields>({
    id: 'macro',
    lastResult: answer?.submission,
    ...(macro && { defaultValue: { name: macro.name, body: macro.body } }),
  })
  const names = fields.name.getFieldset()
  const bodies = fields.body.getFieldset()
  const message = (key: string) => t(key as 'errors.macroName')
  const inOrder = locales.flatMap((locale) => [names[locale], bodies[locale]])
  const typed = answer?.submission.initialValue
  const isActive = typed ? typed['isActive'] === 'on' : (macro?.isActive ?? true)
  return (
    <form method="post" action={useHref(paths.adminMacro(macro?.id ?? 'new'))} className="stack" noValidate>
      <ErrorSummary items={errorItems(inOrder, message)} />
      {answer?.isStale && <Banner tone="warning">{t('macros.changed')}</Banner>}
      <input type="hidden" name="version" value={macro?.version ?? 0} />
      {locales.map((locale) => (
        <PanelCard key={locale} id={`in-${locale}`} title={t(`languages.${locale}`)}>
          <div className="card__body stack stack--sm">
            <FormField
              field={names[locale]}
              label={t('macros.name', { language: t(`languages.${locale}`) })}
              message={message}
            >
              {(control) => <TextInput {...control} lang={locale} />}
            </FormField>
            <FormField
              field={bodies[locale]}
              label={t('macros.body', { language: t(`languages.${locale}`) })}
              message={message}
            >
              {(control) => <TextArea {...control} lang={locale} rows={6} />}
            </FormField>
          </div>
        </PanelCard>
      ))}
      <Checkbox name="isActive" value="on" defaultChecked={isActive}>
        {t('macros.isActive')}
      </Checkbox>
      <Button>{t('macros.save')}</Button>
    </form>
  )
}

/** A prepared answer, or a new one. */
export function MacroPage({ macro, answer }: MacroPageProps) {
  const { t } = useTranslation('support')
  return (
    <>
      <p>
        <Link to={paths.adminMacros()}>{t('macros.title')}</Link>
      </p>
      <PageHead title={t(macro ? 'macros.edit' : 'macros.new')} />
      <MacroForm macro={macro} answer={answer} />
    </>
  )
}
