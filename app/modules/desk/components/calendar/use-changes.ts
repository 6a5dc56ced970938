import { useEffect } from 'react'

const pollMs = 20_000

/** Calls back after every change that a stream of server-sent events tells of, every 20 seconds while there is none. */
export function useChanges(address: string, onChange: () => void): void {
  useEffect(() => {
    let poll: ReturnType<typeof setInterval> | null = null
    const stopPolling = () => {
      if (poll) clearInterval(poll)
      poll = null
    }
    const source = new EventSource(address)
    source.addEventListener('change', onChange)
    source.addEventListener('open', stopPolling)
    source.addEventListener('error', () => {
      poll ??= setInterval(onChange, pollMs)
    })
    return () => {
      source.close()
      stopPolling()
    }
  }, [address, onChange])
}
