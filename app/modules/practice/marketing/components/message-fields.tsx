import { useTranslation } from 'react-i18next'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import type { Message } from '../words.server.ts'

/** Messages to copy, a box for each language: selecting and copying needs no script. */
export function MessageFields({ id, messages }: { id: string; messages: readonly Message[] }) {
  const { t } = useTranslation('marketing')
  const { t: ui } = useTranslation('ui')
  return (
    <div className="stack stack--sm">
      <p className="muted">{t('texts.hint')}</p>
      <div className="handouts">
        {messages.map(({ locale, text }) => (
          <Field key={locale} id={`${id}-${locale}`} label={ui(`language.${locale}`)}>
            {(control) => (
              <TextArea
                {...control}
                name={`text.${locale}`}
                lang={locale}
                defaultValue={text}
                rows={text.split('\n').length + 4}
                readOnly
              />
            )}
          </Field>
        ))}
      </div>
    </div>
  )
}
