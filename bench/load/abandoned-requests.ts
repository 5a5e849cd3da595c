import { Agent, get } from 'node:http'
import { pause } from '../processes/site-process.ts'

// A process of its own, so that the answers to others are not measured late: requests all paths of a message at once from
// one client, hangs up after a second, and begins again until it is told to stop. Replies with the number of requests.
const [address = ''] = process.argv.slice(2)
let isStopped = false

process.on('message', async (message: string[] | 'stop') => {
  if (message === 'stop') isStopped = true
  else process.send?.(await requestRepeatedly(message))
})

async function requestRepeatedly(paths: string[]) {
  let requests = 0
  while (!isStopped) {
    const agent = new Agent({ maxSockets: paths.length })
    for (const path of paths) {
      requests += 1
      get(address + path, { agent, headers: { 'x-forwarded-for': '192.0.2.1' } }, (response) =>
        response.resume().on('error', () => {}),
      ).on('error', () => {})
    }
    await pause(1000)
    agent.destroy()
  }
  return requests
}
