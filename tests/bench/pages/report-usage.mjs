// Preloaded into every server that is measured: tells its parent how much processor time it has used, in microseconds,
// and what memory it holds, in bytes.
process.on('message', (message) => {
  if (message === 'usage') {
    const { user, system } = process.cpuUsage()
    process.send?.({ usage: user + system })
  }
  if (message === 'memory') process.send?.(process.memoryUsage())
})
