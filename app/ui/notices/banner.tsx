import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon.tsx'

export type BannerTone = 'info' | 'success' | 'warning' | 'note'

const looks: Record<BannerTone, { className: string; icon: IconName }> = {
  info: { className: 'banner--info', icon: 'info' },
  success: { className: 'banner--ok', icon: 'circle-check' },
  warning: { className: 'banner--warn', icon: 'triangle-alert' },
  note: { className: '', icon: 'info' },
}

type BannerProps = { tone?: BannerTone; icon?: IconName; className?: string; children: ReactNode }

/** One or two sentences in the flow of the page, with an icon and perhaps a link. `note` is the friendly one. */
export function Banner({ tone = 'info', icon, className, children }: BannerProps) {
  return (
    <div className={classNames('banner', looks[tone].className, className)}>
      <Icon name={icon ?? looks[tone].icon} />
      <div>{children}</div>
    </div>
  )
}
