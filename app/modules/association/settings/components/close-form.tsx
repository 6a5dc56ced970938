import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { SettingsData } from '../pages/settings-page.server.ts'
import { FormNotices } from '#app/modules/association/chosen/components/form-notices.tsx'
import type { SettingsProps } from './settings-page.tsx'

type CloseFormProps = SettingsProps & { impact: NonNullable<SettingsData['impact']> }

function Impact({ impact }: Pick<CloseFormProps, 'impact'>) {
  const { t } = useTranslation('association-settings')
  const { members, events, seats, polls, announcements, endorsements } = impact
  return (
    <PanelCard id="impact" title={t('close.impact')}>
      <ul className="card__body settings-points">
        <li>{t('close.page')}</li>
        <li>{t('close.members', { count: members })}</li>
        <li>{t('close.events', { count: events })}</li>
        <li>{t('close.seats', { count: seats })}</li>
        <li>{t('close.polls', { count: polls })}</li>
        <li>{t('close.announcements', { count: announcements })}</li>
        <li>{t('close.endorsements', { count: endorsements })}</li>
      </ul>
    </PanelCard>
  )
}

/** What ends with an association, and the last word. */
export function CloseForm({ page, impact, answer }: CloseFormProps) {
  const { t } = useTranslation('association-settings')
  const message = useProblem('association-settings')
  const { association, version, slug, name } = page
  const [, { confirmation }] = useForm<{ confirmation: string }>({ id: 'closing', lastResult: answer?.submission })
  const action = useHref(paths.associationSettings({ form: 'close' }))
  return (
    <div className="stack">
      <p>
        <Link to={paths.associationSettings()}>{t('close.back')}</Link>
      </p>
      <PageHead title={t('close.named', { name })} lead={t('close.final')} />
      <Impact impact={impact} />
      <PanelCard id="last" title={t('close.confirm')}>
        <form method="post" action={action} className="card__body stack" noValidate>
          <ErrorSummary items={errorItems([confirmation], message)} />
          <FormNotices answer={answer} stale={t('errors.stale')} />
          <p>
            {t('close.exportFirst')}{' '}
            <a href={paths.associationExport()} download>
              {t('export.take')}
            </a>
          </p>
          <input type="hidden" name="association" value={association} />
          <input type="hidden" name="version" value={version} />
          <FormField field={confirmation} label={t('close.type', { slug })} message={message}>
            {(control) => <TextInput {...control} autoComplete="off" spellCheck={false} autoCapitalize="none" />}
          </FormField>
          <p>
            <Button variant="danger">{t('close.close')}</Button>
          </p>
        </form>
      </PanelCard>
    </div>
  )
}
