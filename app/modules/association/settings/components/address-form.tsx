import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { FormNotices } from '#app/modules/association/chosen/components/form-notices.tsx'
import type { SettingsProps } from './settings-page.tsx'

function Fields({ page, answer }: SettingsProps) {
  const { t } = useTranslation('association-settings')
  const message = useProblem('association-settings')
  const { association, version, slug } = page
  const [, { slug: field }] = useForm<{ slug: string }>({
    id: 'address',
    lastResult: answer?.submission,
    defaultValue: { slug },
  })
  return (
    <form method="post" action={useHref(paths.associationSettings({ form: 'address' }))} className="stack" noValidate>
      <ErrorSummary items={errorItems([field], message)} />
      <FormNotices answer={answer} stale={t('errors.stale')} />
      <input type="hidden" name="association" value={association} />
      <input type="hidden" name="version" value={version} />
      <FormField
        field={field}
        label={t('address.label')}
        hint={t('address.hint', { before: paths.association('') })}
        message={message}
      >
        {(control) => <TextInput {...control} autoComplete="off" spellCheck={false} autoCapitalize="none" lang="en" />}
      </FormField>
      <ul className="settings-points">
        <li>{t('address.moves')}</li>
        <li>{t('address.keeps')}</li>
        <li>{t('address.once')}</li>
      </ul>
      <p>
        <Button variant="line">{t('address.change')}</Button>
      </p>
    </form>
  )
}

/** The address of the public page; what leads to it, and from when on it may change again. */
export function AddressForm({ page, answer }: SettingsProps) {
  const { t } = useTranslation('association-settings')
  const locale = useLocale()
  const { slug, oldSlugs, nextChangeAt } = page
  return (
    <PanelCard id="slug" title={t('address.title')}>
      <div className="card__body stack">
        <p>
          <span lang="en" className="settings-address">
            {paths.association(slug)}
          </span>
        </p>
        {nextChangeAt === null ? (
          <Fields page={page} answer={answer} />
        ) : (
          <p>{t('address.later', { date: formatDate(nextChangeAt, locale) })}</p>
        )}
        {oldSlugs.length > 0 && (
          <div>
            <p className="muted">{t('address.old')}</p>
            <ul className="settings-points">
              {oldSlugs.map((old) => (
                <li key={old} lang="en" className="settings-address">
                  {paths.association(old)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </PanelCard>
  )
}
