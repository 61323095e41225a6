"""The contenders: Kronika itself and the libraries it is measured against, each a worker in its own process."""
