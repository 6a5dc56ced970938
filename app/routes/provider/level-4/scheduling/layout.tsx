import { Outlet } from '@remix-run/react'
import styles from '#app/styles/schedule.css?url'

export const links = () => [{ rel: 'stylesheet', href: styles }]

/** What the pages of schedules look like, beside the look of all dashboards. */
export default function SchedulingLayout() {
  return <Outlet />
}
