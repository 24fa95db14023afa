"""`python install.py VENV LOCK`: install what LOCK lists in the virtual environment VENV.

uv does it where it is installed, pip elsewhere. This runs on any Python 3, to say if it is too old.
"""

import os
import shutil
import subprocess
import sys

NEEDED = (3, 11)
PACKAGES = "python3 python3-venv git make ca-certificates"


def main(venv, lock):
    """Install, or say in one sentence why that cannot be; the exit code."""
    unfinished = venv + ".unfinished"
    uv = shutil.which("uv")
    if not uv and sys.version_info < NEEDED:
        found = "{}.{}.{}".format(*sys.version_info[:3])
        return say(
            f"This is Python {found}, and Parlor needs 3.11 or newer: name one, as in"
            " make play PYTHON=python3.12"
        )
    if not uv and not has_ensurepip():
        return say(
            "This Python cannot make virtual environments. On Debian: apt install " + PACKAGES
        )
    if os.path.exists(unfinished) or not is_whole(venv, uv):
        shutil.rmtree(venv, ignore_errors=True)  # of an installation that was interrupted
    try:
        open(unfinished, "w").close()
        if not os.path.exists(venv):
            make(venv, uv)
        sys.stdout.write("Installing what Parlor needs. This takes a minute or two.\n")
        sys.stdout.flush()
        fill(venv, lock, uv)
        os.remove(unfinished)
    except subprocess.CalledProcessError as error:
        return error.returncode
    except KeyboardInterrupt:
        return say("Interrupted. The next try begins again.")
    return 0


def say(sentence):
    """Print a sentence, and return the exit code that goes with it."""
    sys.stderr.write(sentence + "\n")
    return 1


def has_ensurepip():
    """Whether this Python can bring pip into an environment, which Debian leaves to a package."""
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        return False
    return True


def python(venv):
    """The Python of a virtual environment."""
    return os.path.join(venv, "bin", "python")


def is_whole(venv, uv):
    """Whether what is there can be installed into; nothing is as good."""
    if not os.path.exists(venv):
        return True
    needed = "import sys" if uv else "import pip"
    try:
        return subprocess.call([python(venv), "-c", needed], stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def make(venv, uv):
    """Make the environment; uv takes another Python if this one is too old."""
    if not uv:
        subprocess.check_call([sys.executable, "-m", "venv", venv])
        return
    found = sys.executable if sys.version_info >= NEEDED else ">=3.11"
    subprocess.check_call([uv, "venv", "--quiet", "--python", found, venv])


def fill(venv, lock, uv):
    """Install what is in the lock, each file by its hash."""
    if uv:
        command = [uv, "pip", "install", "--quiet", "--python", python(venv)]
    else:
        command = [python(venv), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    # In a session of its own: Ctrl+C is for us, and pip would print where it was.
    subprocess.check_call([*command, "--require-hashes", "-r", lock], start_new_session=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
