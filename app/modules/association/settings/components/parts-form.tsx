import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { Notices } from './notices.tsx'
import type { SettingsProps } from './settings-page.tsx'

/** What the public page shows. */
export function PartsForm({ page, answer }: SettingsProps) {
  const { t } = useTranslation('association-settings')
  const { association, version, parts } = page
  const ticked = answer?.submission.initialValue?.part
  const isTicked = (part: string, isShown: boolean) =>
    answer ? (Array.isArray(ticked) ? ticked.includes(part) : ticked === part) : isShown
  return (
    <PanelCard id="parts" title={t('parts.title')}>
      <form method="post" action={useHref(paths.associationSettings({ form: 'parts' }))} className="card__body stack">
        <Notices answer={answer} />
        <input type="hidden" name="association" value={association} />
        <input type="hidden" name="version" value={version} />
        <Fieldset id="shown-parts" legend={t('parts.legend')}>
          {parts.map(({ part, isShown }) => (
            <Checkbox key={part} name="part" value={part} defaultChecked={isTicked(part, isShown)}>
              {t(`part.${part}`)}
            </Checkbox>
          ))}
        </Fieldset>
        <p className="muted small">{t('parts.hint')}</p>
        <p>
          <Button>{t('save')}</Button>
        </p>
      </form>
    </PanelCard>
  )
}
