import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import type { ForPatient, ForRecipient } from '../queries/linked-case.server.ts'
import { DocumentForm, DocumentList } from './documents-card.tsx'
import { MessageForm, MessageList } from './messages-card.tsx'

/** What the pages of both links are given. */
export type LinkedProps<Shown extends ForPatient | ForRecipient> = {
  token: string
  shown: Shown
  messageId: string
  documentId: string
  /** The form of that name that came back. */
  sent: (form: string) => FormAnswer | undefined
}

type MessagesProps = Pick<LinkedProps<ForPatient>, 'token' | 'messageId' | 'sent'> & {
  title: string
  label: string
  messages: ForPatient['messages']
  /** Said below the form. */
  note?: string
}

/** What somebody with a link and the referring clinic write to each other. */
export function LinkedMessages({ token, messageId, sent, title, label, messages, note }: MessagesProps) {
  return (
    <PanelCard id="messages" title={title}>
      <div className="card__body stack">
        <MessageList messages={messages} />
        <MessageForm
          action={paths.carePublic(token, { form: 'message' })}
          name="body"
          label={label}
          messageId={messageId}
          answer={sent('message')}
        />
        {note && <p className="muted small">{note}</p>}
      </div>
    </PanelCard>
  )
}

type DocumentsProps = Pick<LinkedProps<ForPatient>, 'token' | 'documentId' | 'sent'> & {
  documents: ForPatient['documents']
  mayAdd: boolean
}

/** Documents for somebody with a link, and while it may be added to, the form of another. */
export function LinkedDocuments({ token, documentId, sent, documents, mayAdd }: DocumentsProps) {
  const { t } = useTranslation('coordination')
  const action = paths.carePublic(token, { form: 'document' })
  return (
    <PanelCard id="documents" title={t('documents.heading')}>
      <div className="card__body stack">
        <DocumentList documents={documents} pathOf={(id) => paths.carePublicDocument(token, id)} />
        {mayAdd && <DocumentForm {...{ action, documentId }} mayShow={false} answer={sent('document')} />}
      </div>
    </PanelCard>
  )
}
