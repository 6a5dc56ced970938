import { Trans, useTranslation } from 'react-i18next'

type MaskedContactsProps = {
  text: 'state.sentTo' | 'code.lead' | 'gate.send' | 'gate.again'
  contacts: readonly string[]
}

/** A sentence with masked contacts, which stay whole on their line. */
export function MaskedContacts({ text, contacts }: MaskedContactsProps) {
  const { t } = useTranslation('booking')
  return (
    <Trans
      t={t}
      i18nKey={text}
      values={{ contact: contacts.join(t('slip.join')) }}
      components={{ c: <span lang="en" className="num nb" /> }}
    />
  )
}
