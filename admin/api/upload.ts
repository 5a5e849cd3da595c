import { HttpError } from 'react-admin'

/** Sends a file as it is and tells how far it has got, which fetch cannot. */
export function sendFile<T>(path: string, file: File, onProgress: (percent: number) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open('POST', `/admin/api/${path}`)
    sending.responseType = 'json'
    sending.setRequestHeader('content-type', 'application/zip')
    sending.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100))
    sending.onerror = () =>
      reject(new HttpError('The server cannot be reached. Check the connection, then try again.', 0))
    sending.onload = () => {
      const { response, status } = sending
      if (response?.success === '1') resolve(response.data)
      else reject(new HttpError(response?.message ?? 'Something went wrong on our side. Please try again.', status))
    }
    sending.send(file)
  })
}
