import { useTranslation } from 'react-i18next'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { FormField } from '#app/ui/forms/form-field.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import type { PartFieldsProps } from './use-part-values.tsx'

const texts = [
  ['bioHans', 'zh-Hans'],
  ['bioHant', 'zh-Hant'],
  ['bioEn', 'en-US'],
] as const

/** The description in any of three languages; a Chinese text that was converted from the other says so until somebody has read it. */
export function BioFields({ form, sent, field, message }: PartFieldsProps) {
  const { t } = useTranslation('practice')
  const draft = field('draft').defaultValue
  return (
    <>
      <p className="muted">{t('profile.bioHint')}</p>
      {texts.map(([name, lang]) => (
        <div key={name} className="stack stack--sm">
          <FormField
            field={field(name)}
            label={t(`profile.${name}`)}
            hint={draft === lang ? t('profile.bioDraftHint') : undefined}
            message={message}
          >
            {(control) => <TextArea {...control} lang={lang} rows={6} />}
          </FormField>
          {draft === lang && (
            <>
              <Tags>
                <Tag tone="wait">{t('profile.bioDraft')}</Tag>
              </Tags>
              <input type="hidden" name="draft" value={lang} />
              <Checkbox
                id={`${form}-confirmed`}
                name="confirmed"
                value="on"
                defaultChecked={sent !== undefined && field('confirmed').defaultValue === 'on'}
              >
                {t('profile.bioConfirm')}
              </Checkbox>
            </>
          )}
        </div>
      ))}
    </>
  )
}
