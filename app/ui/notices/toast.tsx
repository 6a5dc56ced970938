import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon.tsx'

export type ToastTone = 'success' | 'info' | 'warning' | 'error'

export type ToastMessage = {
  tone: ToastTone
  /** Already in the visitor's language. */
  text: string
  description?: string | undefined
  /** Milliseconds; the tone's own time unless told otherwise (see islands/toast/rules.ts). */
  duration?: number | undefined
}

const icons: Record<ToastTone, IconName> = {
  success: 'circle-check',
  info: 'info',
  warning: 'triangle-alert',
  error: 'circle-alert',
}

function Toast({ tone, text, description, duration, isModel = false }: ToastMessage & { isModel?: boolean }) {
  const { t } = useTranslation('ui')
  return (
    <div
      className={classNames('toast', tone !== 'success' && `toast--${tone}`)}
      role={tone === 'error' ? 'alert' : 'status'}
      data-toast={isModel ? undefined : tone}
      data-duration={duration}
    >
      <Icon name={icons[tone]} />
      <p>
        <span className="vh">{t(`toast.${tone}`)}</span>
        {text}
        {description && (
          <>
            <br />
            {description}
          </>
        )}
      </p>
      <button type="button" className="toast__close" aria-label={t('toast.close')}>
        <Icon name="x" size={20} />
      </button>
    </div>
  )
}

/**
 * Where messages appear. Written by the server as banners in the flow, complete without script; islands/toast.ts lifts them
 * to the top right, gives them their time and lets them be closed or dragged away.
 */
export function ToastRegion({ toasts }: { toasts: readonly ToastMessage[] }) {
  const { t } = useTranslation('ui')
  return (
    <section className="toasts" aria-label={t('toast.region')} data-toasts>
      {toasts.map((toast, position) => (
        <Toast key={position} {...toast} />
      ))}
    </section>
  )
}

/** A message that a script shows when it has to, each time as a copy; till then it stands hidden and is none. */
export function ToastModel(toast: ToastMessage) {
  const { t } = useTranslation('ui')
  return (
    <section hidden className="toasts" aria-label={t('toast.region')} data-toast-model={toast.tone}>
      <Toast {...toast} isModel />
    </section>
  )
}
