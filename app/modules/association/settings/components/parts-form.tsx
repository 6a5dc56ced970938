import { useTranslation } from 'react-i18next'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { SettingForm } from './setting-form.tsx'
import type { SettingsProps } from './settings-page.tsx'

/** What the public page shows. */
export function PartsForm({ page, answer }: SettingsProps) {
  const { t } = useTranslation('association-settings')
  const ticked = answer?.submission.initialValue?.part
  const isTicked = (part: string, isShown: boolean) =>
    answer ? (Array.isArray(ticked) ? ticked.includes(part) : ticked === part) : isShown
  return (
    <SettingForm form="parts" page={page} answer={answer} title={t('parts.title')} hint={t('parts.hint')}>
      <Fieldset id="shown-parts" legend={t('parts.legend')}>
        {page.parts.map(({ part, isShown }) => (
          <Checkbox key={part} name="part" value={part} defaultChecked={isTicked(part, isShown)}>
            {t(`part.${part}`)}
          </Checkbox>
        ))}
      </Fieldset>
    </SettingForm>
  )
}
