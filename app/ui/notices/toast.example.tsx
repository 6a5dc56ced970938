import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { ToastRegion } from './toast.tsx'

function Messages() {
  const { message } = useSampleWords()
  return (
    <ToastRegion
      toasts={[
        { tone: 'success', text: message.signedOut },
        { tone: 'info', text: message.saved, duration: 8000 },
        { tone: 'warning', text: message.stale },
        { tone: 'error', text: message.offline },
      ]}
    />
  )
}

export const examples: readonly Example[] = [{ title: 'tones', render: () => <Messages /> }]
