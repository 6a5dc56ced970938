import { Fragment } from 'react'
import { Trans, useTranslation } from 'react-i18next'

type MaskedContactsProps = {
  text: 'state.sentTo' | 'code.lead' | 'gate.send' | 'gate.again'
  contacts: readonly string[]
}

/** Each contact begins a line rather than break; one that is longer than the line does break. */
function Contacts({ contacts }: { contacts: readonly string[] }) {
  const { t } = useTranslation('booking')
  return contacts.map((contact, position) => (
    <Fragment key={contact}>
      {position > 0 && t('slip.join')}
      <span lang="en" className={contact.includes('@') ? 'num break' : 'num nb'}>
        {contact}
      </span>
    </Fragment>
  ))
}

/** A sentence with masked contacts. */
export function MaskedContacts({ text, contacts }: MaskedContactsProps) {
  const { t } = useTranslation('booking')
  return <Trans t={t} i18nKey={text} components={{ c: <Contacts contacts={contacts} /> }} />
}
