#!/bin/sh
# The second half of the image, within its root: a user who owns nothing but the data, and what a bare Debian lacks.
set -eu
if ! [ -e /etc/ssl/certs/ca-certificates.crt ]; then
  apt-get update
  apt-get install -y --no-install-recommends ca-certificates
  rm -rf /var/lib/apt/lists/*
fi
groupadd --gid 10001 figurina
useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin figurina
mkdir -p /data
chown figurina:figurina /data
chmod 750 /data
