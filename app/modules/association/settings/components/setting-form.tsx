import { useHref } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { FormNotices } from '#app/modules/association/chosen/components/form-notices.tsx'
import type { SettingsProps } from './settings-page.tsx'

type SettingFormProps = SettingsProps & { form: 'parts' | 'channels'; title: string; hint: string; children: ReactNode }

/** A panel that is one form: its choices, what is to be known of them, and a button that saves. */
export function SettingForm({ page, answer, form, title, hint, children }: SettingFormProps) {
  const { t } = useTranslation('association-settings')
  const { association, version } = page
  return (
    <PanelCard id={form} title={title}>
      <form method="post" action={useHref(paths.associationSettings({ form }))} className="card__body stack">
        <FormNotices answer={answer} stale={t('errors.stale')} />
        <input type="hidden" name="association" value={association} />
        <input type="hidden" name="version" value={version} />
        {children}
        <p className="muted small">{hint}</p>
        <p>
          <Button>{t('save')}</Button>
        </p>
      </form>
    </PanelCard>
  )
}
