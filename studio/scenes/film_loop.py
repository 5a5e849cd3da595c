"""Seamless hero loop: slow eased moves over stills with cross-fades, sub-pixel accurate (no zoompan jitter).

  python3 film_loop.py OUT_FOLDER still1.jpg still2.jpg still3.jpg still4.jpg [--size 1280x720] [--seconds 9.6]

The film starts on the first still, fully opaque; that frame is also poster.jpg. The last cross-fade runs back into
the first still so that the end meets the start. Needs python3-opencv, numpy and ffmpeg.
"""

import argparse, os, subprocess
import cv2
import numpy as np

# per still: (centre x, centre y, zoom) at the start and at the end of its time on screen
MOVES = [
    ((0.50, 0.55, 1.00), (0.47, 0.52, 1.10)),
    ((0.46, 0.52, 1.10), (0.53, 0.54, 1.02)),
    ((0.50, 0.50, 1.02), (0.52, 0.50, 1.11)),
    ((0.54, 0.52, 1.10), (0.48, 0.52, 1.02)),
]


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("out")
    ap.add_argument("stills", nargs="+")
    ap.add_argument("--size", default="1280x720")
    ap.add_argument("--fps", type=int, default=24)
    ap.add_argument("--seconds", type=float, default=9.6)
    ap.add_argument("--fade", type=float, default=0.9, help="length of a cross-fade in seconds")
    ap.add_argument("--crf", type=int, default=23)
    a = ap.parse_args()
    W, H = map(int, a.size.split("x"))
    stills = [cv2.imread(f).astype(np.float32) for f in a.stills]
    n = len(stills)
    hold = round(a.seconds * a.fps / n)  # frames between two fade starts
    fade = round(a.fade * a.fps)
    life = hold + fade  # frames a still is on screen, fades included

    def view(i, k):
        """Still i, k frames after its fade-in began: constant-speed move with soft start and end."""
        im = stills[i]
        h, w = im.shape[:2]
        t = k / life
        t = 0.75 * t + 0.25 * t * t * (3 - 2 * t)
        (x0, y0, z0), (x1, y1, z1) = MOVES[i % len(MOVES)]
        cx, cy, z = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z0 * (z1 / z0) ** t
        s = max(W / w, H / h) * z
        dx = min(0, max(W - s * w, W / 2 - s * cx * w))
        dy = min(0, max(H - s * h, H / 2 - s * cy * h))
        src = cv2.GaussianBlur(im, (0, 0), 0.45) if s < 0.95 else im
        return cv2.warpAffine(
            src, np.float32([[s, 0, dx], [0, s, dy]]), (W, H), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT
        )

    os.makedirs(a.out, exist_ok=True)
    master = os.path.join(a.out, "master.mkv")
    pipe = subprocess.Popen(
        [
            "ffmpeg",
            "-y",
            "-v",
            "error",
            "-f",
            "rawvideo",
            "-pix_fmt",
            "bgr24",
            "-s",
            "%dx%d" % (W, H),
            "-r",
            str(a.fps),
            "-i",
            "-",
            "-c:v",
            "ffv1",
            "-pix_fmt",
            "yuv444p",
            master,
        ],
        stdin=subprocess.PIPE,
    )
    total = n * hold
    for f in range(total):
        g = f + fade  # start right after the first still's fade-in: frame 0 is pure still 1
        i, k = (g // hold) % n, g % hold
        frame = view(i, k)
        if k < fade:
            u = (k + 1) / (fade + 1)
            u = u * u * (3 - 2 * u)
            frame = frame * u + view((i - 1) % n, hold + k) * (1 - u)
        frame = np.clip(frame + 0.5, 0, 255).astype(np.uint8)
        if f == 0:
            cv2.imwrite(
                os.path.join(a.out, "poster.jpg"),
                frame,
                [cv2.IMWRITE_JPEG_QUALITY, 86, cv2.IMWRITE_JPEG_PROGRESSIVE, 1],
            )
        pipe.stdin.write(frame.tobytes())
    pipe.stdin.close()
    pipe.wait()
    base = ["ffmpeg", "-y", "-v", "error", "-i", master, "-an"]
    subprocess.run(
        base
        + [
            "-c:v",
            "libx264",
            "-preset",
            "slow",
            "-crf",
            str(a.crf),
            "-pix_fmt",
            "yuv420p",
            "-movflags",
            "+faststart",
            os.path.join(a.out, "hero.mp4"),
        ],
        check=True,
    )
    subprocess.run(
        base
        + [
            "-c:v",
            "libvpx-vp9",
            "-b:v",
            "0",
            "-crf",
            "36",
            "-row-mt",
            "1",
            "-cpu-used",
            "3",
            "-pix_fmt",
            "yuv420p",
            os.path.join(a.out, "hero.webm"),
        ],
        check=True,
    )
    os.remove(master)
    print("%.2f s, %d frames" % (total / a.fps, total))


if __name__ == "__main__":
    main()
